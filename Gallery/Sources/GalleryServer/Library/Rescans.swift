import Foundation
import Timeline

/// Lets a library look for changes, at most once in ten seconds.
final class Rescans: @unchecked Sendable {
  private static let interval = Duration.seconds(10)

  private let lock = NSLock()
  private var last: ContinuousClock.Instant?

  /// Starts a look and does not wait for its end; too early it does nothing.
  func start(in library: any TimelineLibrary) {
    lock.lock()
    defer { lock.unlock() }
    let now = ContinuousClock.now
    if let last, now < last + Self.interval { return }
    last = now
    Task { await library.rescan() }
  }
}
