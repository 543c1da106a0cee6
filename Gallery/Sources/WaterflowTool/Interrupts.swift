import Dispatch
import Foundation

/// Waits for the user or the system to ask the tool to stop.
///
/// From its creation on, SIGINT and SIGTERM no longer end the process by
/// themselves, until the first has arrived.
final class Interrupts: Sendable {
  // Only cancelled after the initializer, which any thread may do.
  private nonisolated(unsafe) let sources: [any DispatchSourceSignal]
  private static let numbers = [SIGINT, SIGTERM]
  private let arrivals: AsyncStream<Void>

  init() {
    let (arrivals, report) = AsyncStream.makeStream(of: Void.self)
    self.arrivals = arrivals
    sources = Self.numbers.map { number in
      #if canImport(Darwin)
        // The source only listens; the default action would still end the tool.
        signal(number, SIG_IGN)
      #else
        // A shell starts background jobs with SIGINT ignored.
        signal(number, SIG_DFL)
      #endif
      let source = DispatchSource.makeSignalSource(
        signal: number, queue: .global())
      source.setEventHandler { report.yield() }
      source.resume()
      return source
    }
  }

  /// Returns when the first signal has arrived; the next one ends the process.
  ///
  /// To end in order takes as long as a disk does, and what is written is whole
  /// at any moment.
  func first() async {
    for await _ in arrivals { break }
    for source in sources { source.cancel() }
    for number in Self.numbers { signal(number, SIG_DFL) }
  }
}
