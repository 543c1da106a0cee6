import Foundation

/// The seed of the first random program: `WATERFLOW_SEED` if it is set.
///
/// Program n begins at the seed plus n. So the seed that a failure names,
/// given as `WATERFLOW_SEED`, makes that program the first.
public let firstSeed: UInt64 = {
  let text = ProcessInfo.processInfo.environment["WATERFLOW_SEED"]
  return text.flatMap { UInt64($0) } ?? 20_240_611
}()

/// How many random programs are asked for by `WATERFLOW_PROGRAMS`, as
/// continuous integration does; nil unless it is set.
public let wantedPrograms: Int? = {
  let text = ProcessInfo.processInfo.environment["WATERFLOW_PROGRAMS"]
  return text.flatMap { Int($0) }
}()

/// Calls `body` with one generator a program until one fails.
///
/// - Returns: what is wrong with the first failing program and how to repeat
///   it, or nil.
public func firstFailure(
  _ programs: Range<Int>, _ body: (inout SplitMix64) throws -> String?
) rethrows -> String? {
  for number in programs {
    let seed = firstSeed &+ UInt64(number)
    var random = SplitMix64(seed: seed)
    if let problem = try body(&random) {
      return "WATERFLOW_SEED=\(seed): \(problem)"
    }
  }
  return nil
}
