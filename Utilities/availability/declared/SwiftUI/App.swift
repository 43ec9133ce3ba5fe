// What an app begins with, as Apple declares it. The stage has no main loop, so these are never run, and
// are no part of the stand-in.

/// What an app is made of.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency
public protocol App {
  /// The app's windows.
  associatedtype Body: Scene
  /// The app's windows.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// An app.
  @MainActor @preconcurrency init()
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension App {
  /// Where the program begins.
  @MainActor @preconcurrency public static func main() {}
}

/// A part of an app's interface with a life of its own.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency
public protocol Scene {
  /// What it is made of.
  associatedtype Body: Scene
  /// What it is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Never: Scene {}

/// Makes one scene of what a closure lists.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@resultBuilder
public struct SceneBuilder {
  /// One expression.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// A closure with one scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// Windows that look alike.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public nonisolated struct WindowGroup<Content: View>: Scene {
  /// Windows with a view.
  public init(@ViewBuilder content: () -> Content) {}
  /// A group of windows is not made of other scenes.
  @MainActor @preconcurrency public var body: Never { fatalError("for type-checking only") }
}
