import ElementModule
import WaterflowEngine
import WaterflowLayout

extension UpdateError {
  /// Writes why an update was refused into ``Numbers``, as
  /// `features/refusals.mjs` reads it: a code, and what it is about.
  @inline(never)
  func explain() {
    switch self {
    case .negativeCount(let section, let count):
      write(0, section, count)
    case .noSuchSection(let role, let section, let count):
      write(1, Int(role.rawValue), section, count)
    case .noSuchItem(let role, let path, let count):
      write(2, Int(role.rawValue), path.section, path.item, count)
    case .sectionNamedTwice(let section, let first, let second):
      write(3, Int(first.rawValue), Int(second.rawValue), section)
    case .itemNamedTwice(let path, let first, let second):
      write(
        4, Int(first.rawValue), Int(second.rawValue), path.section, path.item)
    case .sectionNotKept(let path, let role, let section):
      write(
        5, Int(role.rawValue), Int(section.rawValue), path.section, path.item)
    case .countMismatch(let mismatch):
      write(
        6, mismatch.section ?? -1, mismatch.before, mismatch.actual,
        mismatch.inserted, mismatch.deleted, mismatch.movedIn,
        mismatch.movedOut)
    }
  }

  private func write(
    _ code: Int, _ a: Int, _ b: Int = 0, _ c: Int = 0, _ d: Int = 0,
    _ e: Int = 0, _ f: Int = 0, _ g: Int = 0
  ) {
    Numbers.put(Double(code), Double(a), Double(b), Double(c))
    for (index, number) in [d, e, f, g].enumerated() {
      Numbers.start[4 + index] = Double(number)
    }
  }
}
