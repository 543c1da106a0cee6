import Dispatch

/// Calls of the system that wait for a drive.
package enum BlockingIO {
  private static let queue = DispatchQueue(
    label: "blocking I/O", qos: .userInitiated, attributes: .concurrent)

  /// Makes such calls off Swift's own threads.
  ///
  /// Of those there are as many as processors: a drive in a network that does
  /// not answer would hold up all that the server does.
  package static func perform<Value: Sendable, Failure: Error>(
    _ calls: @escaping @Sendable () throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let result: Result<Value, Failure> = await withCheckedContinuation {
      continuation in
      queue.async {
        continuation.resume(returning: Result(catching: calls))
      }
    }
    return try result.get()
  }
}
