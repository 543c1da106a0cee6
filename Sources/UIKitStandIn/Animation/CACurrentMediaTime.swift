import Foundation

/// Seconds on the clock that animations and touches go by: a test's own.
///
/// QuartzCore has it for any thread; here it is the main thread's, where the
/// test's clock is.
public func CACurrentMediaTime() -> TimeInterval {
  MainActor.assumeIsolated { TestClock.now }
}
