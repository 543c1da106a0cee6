import Dispatch
import Foundation

/// Waits for the user or the system to ask the tool to stop.
///
/// From its creation on, SIGINT and SIGTERM no longer end the process by
/// themselves.
final class Interrupts: Sendable {
  // Only kept alive here; nothing touches them after the initializer.
  private nonisolated(unsafe) let sources: [any DispatchSourceSignal]
  private let arrivals: AsyncStream<Void>

  init() {
    let (arrivals, report) = AsyncStream.makeStream(of: Void.self)
    self.arrivals = arrivals
    sources = [SIGINT, SIGTERM].map { number in
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

  /// Returns when the first signal has arrived.
  func first() async {
    for await _ in arrivals {
      return
    }
  }
}
