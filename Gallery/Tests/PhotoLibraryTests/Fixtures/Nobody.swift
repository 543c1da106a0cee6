import CVipsSamples
import Foundation

/// Runs something as a user who may read only what all may read.
///
/// The superuser may read anything, so that the thread gives that up for the
/// file system; another user has nothing to give up.
func asNobody(_ body: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    samples_become_nobody()
    body()
    done.signal()
  }
  thread.start()
  done.wait()
}
