import SeededRandom
import Testing
import WaterflowLayout

@testable import WaterflowEngine

@Suite("Paths in order")
struct PathOrderTests {
  /// All lists of up to five of three paths: every order, with repetitions.
  @Test func everyShortListIsPutInOrderWithoutRepetitions() {
    let paths = [
      ItemPath(section: 0, item: 1), ItemPath(section: 1, item: 0),
      ItemPath(section: 1, item: 7),
    ]
    var lists: [[ItemPath]] = [[]]
    for list in 0..<(1 + 3 + 9 + 27 + 81) {
      for path in paths { lists.append(lists[list] + [path]) }
    }
    for list in lists {
      #expect(list.ascending() == Set(list).sorted(), "\(list)")
    }
  }

  @Test func longListsArePutInOrder() {
    for seed in UInt64(0)..<20 {
      var generator = SplitMix64(seed: seed)
      var list = (0..<1_000).map { ItemPath(section: $0 / 100, item: $0) }
      for _ in 0..<Int.random(in: 0..<50, using: &generator) {
        list.swapAt(
          Int.random(in: 0..<1_000, using: &generator),
          Int.random(in: 0..<1_000, using: &generator))
      }
      #expect(list.ascending() == list.sorted(), "seed \(seed)")
    }
  }

  @Test func twoListsBecomeOne() {
    let all = (0..<9).map { ItemPath(section: 0, item: $0) }
    for left in 0..<512 {
      let right = (left * 37) & 511
      let a = all.filter { left & 1 << $0.item != 0 }
      let b = all.filter { right & 1 << $0.item != 0 }
      let both = all.filter { (left | right) & 1 << $0.item != 0 }
      #expect(a.merged(with: b) == both)
    }
  }
}
