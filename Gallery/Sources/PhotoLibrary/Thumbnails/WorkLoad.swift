/// What is being made at a time, and how much that may be.
///
/// Of what weighs more than half of the limit one is made at a time. It leaves
/// room for others, and while it waits these leave room for it.
struct WorkLoad {
  private let limit: Int
  private var light = 0
  private var heavy = 0

  init(limit: Int) {
    self.limit = limit
  }

  func isHeavy(_ weight: Int) -> Bool { weight > limit / 2 }

  /// Whether something may be begun, beside a heavy one that waits and has a
  /// weight; 0 for none.
  func hasRoom(for weight: Int, waiting: Int) -> Bool {
    isHeavy(weight)
      ? heavy == 0 && light <= max(0, limit - weight)
      : light + weight <= limit - max(heavy, waiting)
  }

  mutating func begin(_ weight: Int) {
    if isHeavy(weight) { heavy = weight } else { light += weight }
  }

  mutating func end(_ weight: Int) {
    if isHeavy(weight) { heavy = 0 } else { light -= weight }
  }
}
