import Foundation

/// The seed of the first random case: `WATERFLOW_SEED` if it is set.
///
/// Case n of a test begins at the seed plus n. So the seed that a failure
/// names, given as `WATERFLOW_SEED`, makes that case the first.
let firstSeed: UInt64 = {
  let text = ProcessInfo.processInfo.environment["WATERFLOW_SEED"]
  return text.flatMap { UInt64($0) } ?? 20_240_607
}()

/// Calls `body` with one generator a case until a case fails.
///
/// - Parameters:
///   - cases: the cases' numbers.
///   - body: returns what is wrong, or nil.
/// - Returns: what is wrong with the first failing case and how to repeat it.
func firstFailure(
  _ cases: Range<Int>, _ body: (inout SplitMix64) throws -> String?
) rethrows -> String? {
  for number in cases {
    let seed = firstSeed &+ UInt64(number)
    var random = SplitMix64(seed: seed)
    if let problem = try body(&random) {
      return "WATERFLOW_SEED=\(seed): \(problem)"
    }
  }
  return nil
}
