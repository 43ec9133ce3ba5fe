/// Something that sends values.
///
/// Combine is more than can be had on Linux: here only notifications and objects' changes are
/// publishers, and `onReceive` is all that takes them.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol Publisher<Output, Failure> {
  /// What is sent.
  associatedtype Output
  /// How sending can fail.
  associatedtype Failure: Error
}

/// A publisher that the stand-in can listen to.
package protocol AudiblePublisher: Publisher where Failure == Never {
  /// Has each value handed over until what is returned is called.
  func listen(_ action: @escaping (Output) -> Void) -> () -> Void
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ObservableObjectPublisher: AudiblePublisher {
  /// Nothing but the fact is sent.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never

  /// Has an action run at each change until what is returned is called.
  package func listen(_ action: @escaping (()) -> Void) -> () -> Void {
    let number = subscribe { action(()) }
    return { [weak self] in self?.unsubscribe(number) }
  }
}
