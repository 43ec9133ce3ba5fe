public import SheenCore

/// A loading screen as Swift source code: the builder, a SwiftUI view or a UIKit view controller.
///
/// ```swift
/// let code = try SkeletonCode(.feed, style: .tilted)
/// code.swiftUI  // struct FeedSkeleton: View { … }
/// ```
///
/// The code is formatted as `swift format` leaves it. It says only what differs from the defaults, gives a
/// name to a part that occurs several times, and describes exactly the skeleton that it was made from.
public struct SkeletonCode: Hashable, Sendable {
  private let screen: SkeletonScreen
  private let style: ShimmerStyle?
  private let parts: NamedParts

  /// Source code for a screen and, if it has one of its own, for its style.
  ///
  /// - Throws: `SkeletonError` when the skeleton holds a part that can't be laid out, or is too large.
  public init(_ screen: SkeletonScreen, style: ShimmerStyle? = nil) throws(SkeletonError) {
    if let failure = screen.skeleton.failure { throw failure }
    guard screen.skeleton.partCount <= SkeletonLimits.parts else { throw .parts }
    self.screen = screen
    self.style = style
    parts = NamedParts(of: screen.skeleton)
  }

  /// The screen as a constant of `SkeletonScreen`, and the style as one of `ShimmerStyle`.
  public var swift: String {
    let name = SwiftName.constant(screen.name, besides: parts.named.map(\.name))
    var arguments: [Argument] = [
      Argument("name", .word(screen.name.literal)),
      Argument("summary", .word(screen.summary.literal)),
    ]
    if screen.size != SkeletonScreen.phone {
      arguments.append(Argument("size", .size(screen.size)))
    }
    arguments.append(Argument("skeleton", parts.root))
    var lines = ["import SheenCore", "", "extension SkeletonScreen {"]
    lines += Self.constant(name, .call("SkeletonScreen", arguments))
    lines += constants(parts.named) + ["}"]
    if let style {
      lines += ["", "extension ShimmerStyle {"]
      lines += Self.constant(name, StyleSource.expression(style, named: "ShimmerStyle.")) + ["}"]
    }
    return Self.text(lines)
  }

  /// A SwiftUI view that shows the placeholders and their light.
  public var swiftUI: String {
    let view = Expression.call("SkeletonPlaceholders", [Argument(.word("Self.skeleton"))])
    let styled = style.map {
      Expression.member(view, "shimmerStyle", [Argument(StyleSource.expression($0, named: "."))])
    }
    return Self.text(
      [
        "import Sheen", "import SwiftUI", "",
        "struct \(SwiftName.type(screen.name))Skeleton: View {",
      ]
        + ["  var body: some View {", "    " + (styled ?? view).text(indent: 4), "  }"]
        + constants([(name: "skeleton", expression: parts.root)] + parts.named) + ["}"])
  }

  /// A UIKit view controller that shows the placeholders and their light.
  public var uiKit: String {
    var arguments = [Argument(.word("Self.skeleton"))]
    if let style {
      arguments.append(Argument("style", StyleSource.expression(style, named: ".")))
    }
    let view = Expression.call("SkeletonPlaceholdersView", arguments)
    let type = "\(SwiftName.type(screen.name))SkeletonController"
    return Self.text(
      ["import Sheen", "import UIKit", "", "final class \(type): UIViewController {"]
        + ["  override func loadView() {"]
        + ["    view = " + view.text(indent: 4, column: 11)]
        + ["    view.backgroundColor = .systemBackground", "  }"]
        + constants([(name: "skeleton", expression: parts.root)] + parts.named) + ["}"])
  }

  private func constants(_ constants: [(name: String, expression: Expression)]) -> [String] {
    constants.flatMap { [""] + Self.constant($0.name, $0.expression, access: "private ") }
  }

  private static func constant(
    _ name: String, _ expression: Expression, access: String = ""
  ) -> [String] {
    let start = "  \(access)static let \(name) = "
    return [start + expression.text(indent: 2, column: start.count)]
  }

  private static func text(_ lines: [String]) -> String {
    lines.joined(separator: "\n") + "\n"
  }
}

extension Skeleton {
  /// Why a part of this skeleton can't be laid out, or nil.
  fileprivate var failure: SkeletonError? {
    if case .failure(let error) = part { return error }
    for child in part.children {
      if let failure = child.failure { return failure }
    }
    return nil
  }
}
