public import Combine
import Dispatch
public import Foundation

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension NotificationCenter {
  /// The notifications of a name.
  public struct Publisher: AudiblePublisher {
    /// A notification.
    public typealias Output = Notification
    /// They never fail.
    public typealias Failure = Never

    /// Where they are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Whose they are; nil for anybody's.
    public let object: AnyObject?

    package func listen(_ action: @escaping (Notification) -> Void) -> () -> Void {
      // The app answers for the thread on which it posts, as with Combine.
      nonisolated(unsafe) let action = action
      nonisolated(unsafe) let token = center.addObserver(
        forName: name, object: object, queue: nil
      ) { action($0) }
      return { [center] in center.removeObserver(token) }
    }
  }

  /// The notifications of a name.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// Does something with what a publisher sends while a view is there.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct _ReceiveModifier<P: Publisher>: ViewModifier, PrimitiveModifier {
  /// Primitive modifiers have no body.
  public typealias Body = Never
  let publisher: P
  let action: (P.Output) -> Void

  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    WrapperElement(view, site) {
      ReceiveBox<P>($0)
    } update: { modifier, box in
      box.modifier = modifier
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Does something with each value that a publisher sends while this view is there. The
  /// publisher that the view is first shown with is the one that is listened to.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_ReceiveModifier(publisher: publisher, action: action))
  }
}

private final class ReceiveBox<P: Publisher>: WrapperBox {
  var modifier: _ReceiveModifier<P>?
  private var cancel: (() -> Void)?

  override func begin() {
    guard let publisher = modifier?.publisher as? any AudiblePublisher else { return }
    func listen<A: AudiblePublisher>(_ publisher: A) -> () -> Void {
      publisher.listen { [weak self] output in
        guard let output = output as? P.Output else { return }
        // What is sent from another thread is taken to the main one, and left alone there.
        nonisolated(unsafe) let value = output
        if isOnMainActor {
          MainActor.assumeIsolated { self?.receive(value) }
        } else {
          DispatchQueue.main.async { MainActor.assumeIsolated { self?.receive(value) } }
        }
      }
    }
    cancel = listen(publisher)
  }

  private func receive(_ value: P.Output) {
    guard cancel != nil else { return }
    host.acting { modifier?.action(value) }
  }

  override func end() {
    cancel?()
    cancel = nil
  }
}
