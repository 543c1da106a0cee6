import Dispatch

/// Calls of the system that wait for a drive.
package struct BlockingIO: Sendable {
  /// For what belongs to the server: its page, its cache.
  package static let own = BlockingIO(qos: .userInitiated)
  /// For the photos: another pool of threads, which may all wait for a drive in
  /// a network.
  package static let photos = BlockingIO(qos: .utility)

  private let queue: DispatchQueue

  private init(qos: DispatchQoS) {
    queue = DispatchQueue(
      label: "blocking I/O", qos: qos, attributes: .concurrent)
  }

  /// Makes such calls off Swift's own threads.
  ///
  /// Of those there are as many as processors: a drive in a network that does
  /// not answer would hold up all that the server does.
  package func perform<Value: Sendable, Failure: Error>(
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
