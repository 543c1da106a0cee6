import Dispatch

/// Calls of the system that wait for a drive, off Swift's own threads.
///
/// Of those there are as many as processors: a drive in a network that does not
/// answer would hold up all that the server does.
package struct BlockingIO: Sendable {
  /// For what belongs to the server: its page, its cache.
  ///
  /// No task has this priority. On Linux tasks and a concurrent queue of their
  /// priority share their threads.
  package static let own = BlockingIO(
    queue: DispatchQueue(
      label: "own files", qos: .userInteractive, attributes: .concurrent))
  /// For the photos: each call has a thread of its own, of up to 255 on Linux,
  /// so that those of one drive do not wait for another.
  package static let photos = BlockingIO(queue: nil)

  /// Nil for another one with each call.
  private let queue: DispatchQueue?

  /// Makes such calls, and does not wait for them.
  package func start(_ calls: @escaping @Sendable () -> Void) {
    // A serial queue gets a thread at once. A concurrent one has as many as
    // there are processors, and one more a second where these are all stuck.
    let queue = queue ?? DispatchQueue(label: "photo files", qos: .utility)
    queue.async(execute: calls)
  }

  /// Makes such calls, and returns what they do.
  ///
  /// Nothing can stop them: who is cancelled waits for them, too.
  package func perform<Value: Sendable, Failure: Error>(
    _ calls: @escaping @Sendable () throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let result: Result<Value, Failure> = await withCheckedContinuation {
      continuation in
      start {
        continuation.resume(returning: Result(catching: calls))
      }
    }
    return try result.get()
  }
}
