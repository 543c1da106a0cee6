import WaterflowEngine
import WaterflowLayout

/// What libFuzzer calls with bytes that it makes up: they are read as counts
/// and changes, and the plan is compared with the naive arrangement.
///
/// `Scripts/fuzz.sh` builds this with the oracle of the tests and runs it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzUpdates(
  _ bytes: UnsafePointer<UInt8>, _ count: Int
) -> Int32 {
  var place = 0
  let program = UpdateProgram(sections: 4, items: 6, changes: 24) { limit in
    // Where the bytes end, zeros follow.
    guard place < count else { return 0 }
    defer { place += 1 }
    return Int(bytes[place]) % limit
  }
  if let problem = PlanCheck.problem(
    program.update, old: program.old, new: program.new)
  {
    fatalError(problem)
  }
  return 0
}
