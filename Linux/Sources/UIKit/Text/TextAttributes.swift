import CoreGraphics
import Drawing
public import Foundation

/// Where lines of text stand.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// From edge to edge; here where reading begins.
  case justified
  /// Where reading begins.
  case natural

  func drawn(isRightToLeft: Bool) -> DrawingTextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified, .natural: isRightToLeft ? .right : .left
    }
  }
}

/// What happens to text that is longer than its lines.
public enum NSLineBreakMode: Int, Sendable {
  /// It is broken between words.
  case byWordWrapping
  /// It is broken between letters.
  case byCharWrapping
  /// It is cut off.
  case byClipping
  /// Its beginning is left out.
  case byTruncatingHead
  /// Its end is left out.
  case byTruncatingTail
  /// Its middle is left out.
  case byTruncatingMiddle
}

/// How paragraphs are set.
open class NSParagraphStyle: NSObject {
  /// The usual way.
  public nonisolated(unsafe) static let `default` = NSParagraphStyle()  // It cannot be changed.
  fileprivate var values = Values()
  struct Values: Equatable {
    var alignment = NSTextAlignment.natural
    var lineSpacing: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var paragraphSpacing: CGFloat = 0
  }

  /// Where lines stand.
  open var alignment: NSTextAlignment { values.alignment }
  /// Points between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// What happens to text that is too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Points between paragraphs; not drawn here.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }

  /// Whether both are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }
}

/// How paragraphs are set, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where lines stand.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// Points between lines.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// What happens to text that is too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// Points between paragraphs.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
}

/// How a line under or through text is drawn.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The number.
  public let rawValue: Int
  /// A style by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
}

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`; not drawn here.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// Points between letters.
  public static let kern = NSAttributedString.Key("NSKern")
  /// An `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// An `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
}
