/// Counts problems of one sort and remembers the first.
struct Tally {
  private var count = 0
  private var first = ""

  /// Counts a problem.
  mutating func add(_ problem: String) {
    if count == 0 {
      first = problem
    }
    count += 1
  }

  /// Returns a sentence about all of them, or nil if there are none.
  func sentence(file: String, one: String, many: String) -> String? {
    switch count {
    case 0: nil
    case 1: "\(file): 1 photo \(one): \(first)"
    default: "\(file): \(count) photos \(many), the first: \(first)"
    }
  }
}
