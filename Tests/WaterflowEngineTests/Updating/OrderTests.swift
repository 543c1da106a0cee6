import SeededRandom
import Testing

@testable import WaterflowEngine

@Suite("Lists in order")
struct OrderTests {
  /// Its place in the list tells equal ones apart.
  private struct Entry: Equatable {
    var key: Int
    var place: Int
  }

  @Test("Every short list is put in order, and what is equal stays")
  func everyShortList() {
    var lists: [[Int]] = [[]]
    for list in 0..<(1 + 3 + 9 + 27 + 81 + 243) {
      for key in 0..<3 { lists.append(lists[list] + [key]) }
    }
    for list in lists {
      #expect(isInOrder(list), "\(list)")
    }
  }

  @Test("Long lists of few runs and of many")
  func longLists() {
    for seed in UInt64(0)..<20 {
      var generator = SplitMix64(seed: seed)
      var list = Array(0..<1_000)
      for _ in 0..<Int.random(in: 0..<200, using: &generator) {
        list.swapAt(
          Int.random(in: 0..<1_000, using: &generator),
          Int.random(in: 0..<1_000, using: &generator))
      }
      #expect(isInOrder(list), "seed \(seed)")
      #expect(isInOrder(list.shuffled(using: &generator)), "seed \(seed)")
      #expect(isInOrder(list.reversed()))
    }
  }

  private func isInOrder(_ keys: [Int]) -> Bool {
    let entries = keys.enumerated().map { Entry(key: $1, place: $0) }
    let wanted = entries.sorted { ($0.key, $0.place) < ($1.key, $1.place) }
    return entries.inOrder { ($0.key, 0, 0) } == wanted
  }
}
