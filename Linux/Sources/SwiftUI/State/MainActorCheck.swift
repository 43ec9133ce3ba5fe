import Dispatch
import Foundation

private let mainQueueKey: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Whether this code runs on the main actor. On Linux that need not be the main thread: once a
/// program waits for its main queue, other threads serve it.
var isOnMainActor: Bool {
  DispatchQueue.getSpecific(key: mainQueueKey) == true || Thread.isMainThread
}
