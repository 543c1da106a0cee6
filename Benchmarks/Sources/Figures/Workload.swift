/// One thing to be measured: a step that is run many times.
public final class Workload {
  /// The name in tables and in `bench.json`.
  public let name: String
  /// The unit of a figure: of nanoseconds or microseconds for each `count`.
  public let unit: Unit
  /// How many items, queries or passes one step handles.
  public let count: Int
  private let prepare: () -> Void
  private let body: () -> Double
  private let finish: () -> Void

  /// What a figure is told in.
  public enum Unit: Int32, Sendable {
    case nanoseconds, microseconds
  }

  init(
    _ name: String, _ unit: Unit = .nanoseconds, count: Int,
    prepare: @escaping () -> Void = {}, finish: @escaping () -> Void = {},
    body: @escaping () -> Double
  ) {
    self.name = name
    self.unit = unit
    self.count = count
    self.prepare = prepare
    self.finish = finish
    self.body = body
  }

  /// Makes what the next step needs; outside of the clock.
  public func makeReady() { prepare() }

  /// Runs the step and returns a number that depends on all of its work.
  public func run() -> Double { body() }

  /// Frees what the step has left; outside of the clock.
  public func cleanUp() { finish() }
}
