import ElementModule
import WaterflowEngine
import WaterflowLayout

extension UpdateError {
  /// Writes why an update was refused into ``Numbers``, as
  /// `features/refusals.mjs` reads it: a code, and what it is about.
  @inline(never)
  func explain() {
    switch self {
    case .negativeCount, .sectionNotKept:
      write(0)
    case .noSuchSection(let role, let section, let count):
      write(1, Int(role.rawValue), section, count)
    case .noSuchItem(let role, let path, let count):
      write(2, Int(role.rawValue), path.section, path.item, count)
    case .sectionNamedTwice(let section, let first, let second):
      write(3, Int(first.rawValue), Int(second.rawValue), section)
    case .itemNamedTwice(let path, let first, let second):
      write(
        4, Int(first.rawValue), Int(second.rawValue), path.section, path.item)
    case .countMismatch(let mismatch):
      write(
        6, mismatch.section ?? -1, mismatch.before, mismatch.actual,
        mismatch.inserted, mismatch.deleted, mismatch.movedIn,
        mismatch.movedOut)
    }
  }

  private func write(_ numbers: Int...) {
    for (index, number) in numbers.enumerated() {
      Numbers.start[index] = Double(number)
    }
  }
}
