import Foundation
import FoundationXML
public import UIKit

/// The user-defined runtime attributes of a storyboard: what Interface Builder writes for
/// `@IBInspectable` properties.
///
/// On Apple's systems they are set by key paths, which needs the Objective-C runtime. Here whoever
/// knows a property says how it is set:
///
///     RuntimeAttributes.register("shimmerAnimation") { (view: UIView, value: Bool) in
///       view.shimmerAnimation = value
///     }
///     let attributes = try RuntimeAttributes(storyboard: xml)
///     try attributes.apply(to: ["Xy-1a-2Bc": view])
@MainActor public struct RuntimeAttributes {
  /// An attribute: a property's name and its value, a `Bool`, `Double`, `String`, `UIColor`,
  /// `CGPoint`, `CGSize` or `CGRect`.
  public struct Attribute {
    /// The property's name.
    public let keyPath: String
    /// The value.
    public let value: Any
  }

  /// The attributes, by the identifiers of the objects that they belong to.
  public let attributes: [String: [Attribute]]

  /// Reads a storyboard or nib as Interface Builder saves it.
  ///
  /// - Throws: ``RuntimeAttributeError`` where the text is no XML, or has a value that cannot be
  ///   read.
  public init(storyboard xml: String) throws(RuntimeAttributeError) {
    let reader = Reader()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = reader
    let isRead = parser.parse()
    if let error = reader.error { throw error }
    guard isRead, parser.parserError == nil, reader.isComplete else {
      throw .xml(line: parser.lineNumber)
    }
    attributes = reader.found
  }

  /// Sets the attributes of views, and then tells each that it is ready, as loading a nib does.
  ///
  /// - Throws: ``RuntimeAttributeError`` where a view has no such property. What was set before
  ///   stays.
  public func apply(to views: [String: UIView]) throws(RuntimeAttributeError) {
    for (id, view) in views.sorted(by: { $0.key < $1.key }) {
      for attribute in attributes[id] ?? [] {
        guard setters.reversed().contains(where: { $0.set(view, attribute) }) else {
          throw .unknown(keyPath: attribute.keyPath, type: "\(type(of: view))")
        }
      }
    }
    for (_, view) in views.sorted(by: { $0.key < $1.key }) { view.awakeFromNib() }
  }

  /// Says how a property is set. A later word counts before an earlier one.
  public static func register<Target: UIView, Value>(
    _ keyPath: String, _ set: @escaping @MainActor (Target, Value) -> Void
  ) {
    setters.append(
      Setter { view, attribute in
        guard attribute.keyPath == keyPath, let target = view as? Target else { return false }
        if let value = attribute.value as? Value {
          set(target, value)
        } else if let number = attribute.value as? Double,
          let value = Int(exactly: number) as? Value
        {
          set(target, value)
        } else if let number = attribute.value as? Double, let value = CGFloat(number) as? Value {
          set(target, value)
        } else {
          return false
        }
        return true
      })
  }
}

@MainActor private struct Setter {
  let set: @MainActor (UIView, RuntimeAttributes.Attribute) -> Bool
}

@MainActor private var setters: [Setter] = []

/// Why runtime attributes could not be read or set.
public enum RuntimeAttributeError: Error, Equatable, CustomStringConvertible {
  /// The text is no XML.
  case xml(line: Int)
  /// A value cannot be read.
  case value(keyPath: String, type: String)
  /// A view has no property of that name and type, or nobody has said how it is set.
  case unknown(keyPath: String, type: String)

  /// What went wrong, and what would be right.
  public var description: String {
    switch self {
    case .xml(let line): "line \(line) is no XML"
    case .value(let keyPath, let type):
      "the value of \"\(keyPath)\" cannot be read as \(type): known are boolean, number, string, "
        + "color, point, size and rect"
    case .unknown(let keyPath, let type):
      "\(type) has no property \"\(keyPath)\" of the value's type: call "
        + "RuntimeAttributes.register(_:_:) for it"
    }
  }
}

private final class Reader: NSObject, XMLParserDelegate {
  var found: [String: [RuntimeAttributes.Attribute]] = [:]
  var error: RuntimeAttributeError?
  /// The identifiers of the objects that are open, for elements without one the outer one's.
  private var owners: [String?] = []
  private var open: (keyPath: String, type: String)?
  private var hasElements = false
  /// Whether there was an element, and all were closed.
  var isComplete: Bool { hasElements && owners.isEmpty }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if name == "userDefinedRuntimeAttribute" {
      open = (attributes["keyPath"] ?? "", attributes["type"] ?? "")
      if let text = attributes["value"] { add(value(text)) }
    } else if open != nil, attributes["key"] == "value" {
      add(value(name, attributes))
    }
    hasElements = true
    owners.append(attributes["id"] ?? (owners.last ?? nil))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    owners.removeLast()
    guard name == "userDefinedRuntimeAttribute", let unread = open else { return }
    // A nil attribute has no value, and is left as it is.
    if unread.type != "nil" { fail(unread) }
    open = nil
  }

  private func fail(_ attribute: (keyPath: String, type: String)) {
    error = error ?? .value(keyPath: attribute.keyPath, type: attribute.type)
  }

  private func add(_ value: Any?) {
    guard let attribute = open else { return }
    open = nil
    guard let value, let owner = owners.last ?? nil else { return fail(attribute) }
    found[owner, default: []].append(.init(keyPath: attribute.keyPath, value: value))
  }

  private func value(_ text: String) -> Any? {
    switch open?.type {
    case "boolean": ["YES": true, "NO": false][text]
    case "string": text
    case "number": Double(text)
    default: nil
    }
  }

  private func value(_ name: String, _ attributes: [String: String]) -> Any? {
    func number(_ key: String) -> CGFloat? {
      attributes[key].flatMap { Double($0) }.flatMap { $0.isFinite ? CGFloat($0) : nil }
    }
    switch name {
    case "integer", "real": return number("value").map { Double($0) }
    case "color":
      let alpha = number("alpha") ?? 1
      if let white = number("white") { return UIColor(white: white, alpha: alpha) }
      guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
        return nil
      }
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case "point":
      guard let x = number("x"), let y = number("y") else { return nil }
      return CGPoint(x: x, y: y)
    case "size":
      guard let width = number("width"), let height = number("height") else { return nil }
      return CGSize(width: width, height: height)
    case "rect":
      guard let x = number("x"), let y = number("y"), let width = number("width"),
        let height = number("height")
      else { return nil }
      return CGRect(x: x, y: y, width: width, height: height)
    default: return nil
    }
  }
}
