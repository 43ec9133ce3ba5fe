import Dispatch
import Synchronization

/// Where the tasks of a window's views run while they are not on the main actor: one after the
/// other, so that "everything that was to run has run" can be known.
package final class TaskQueue: TaskExecutor {
  private let queue = DispatchQueue(label: "SwiftUI.tasks")
  private let enqueued = Atomic(0)

  /// How many steps of tasks there have been.
  package var stepCount: Int { enqueued.load(ordering: .relaxed) }

  package func enqueue(_ job: consuming ExecutorJob) {
    enqueued.add(1, ordering: .relaxed)
    let job = UnownedJob(job)
    queue.async { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  /// Comes back when everything that waits here now has run.
  package func turn() async {
    await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
  }
}
