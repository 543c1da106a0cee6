import SeededRandom
import Testing

@testable import WaterflowLayout

@Suite("Running totals")
struct RunningTotalsTests {
  /// The same sums, row by row in plain numbers.
  private struct Model {
    var rows: [[Int64]]
  }

  @Test(
    "Any order of changes gives the sums of plain numbers", arguments: 1...3)
  func programs(lanes: Int) throws {
    let failure = firstFailure(lanes * 100..<lanes * 100 + 60) { random in
      var totals = RunningTotals(width: lanes + 1)
      var model = Model(rows: [Array(repeating: 0, count: lanes + 1)])
      for step in 0..<40 {
        change(&totals, &model, lanes, &random)
        if totals.count != model.rows.count - 1 {
          return "\(totals.count) blocks after step \(step)"
        }
        for (block, row) in model.rows.enumerated() {
          let ours = (0...lanes).map { totals[block, $0] }
          if ours != row { return "\(ours) is not \(row), step \(step)" }
        }
        let item = random.int(0...max(totals.itemCount, 1))
        let block = model.rows.dropFirst().firstIndex { $0[0] > item }
        let found = totals.block(ofItem: item)
        if found != block.map({ $0 - 1 }) ?? totals.count {
          return "item \(item) in block \(found), step \(step)"
        }
      }
      return nil
    }
    #expect(failure == nil)
  }

  @Test("A change of the first block writes one group and one row a group")
  func touched() {
    var totals = RunningTotals(width: 2)
    let starts = Array(repeating: Int64(0), count: 10_000)
    starts.withUnsafeBufferPointer {
      guard let starts = $0.baseAddress else { return }
      totals.append(
        blocksOf: 512, items: 512 * 10_000, starts: starts, stride: 1,
        ends: [7])
    }
    let before = totals.touched
    totals.add(items: 1, [5], from: 1)
    #expect(totals.touched - before <= 64 + 10_000 / 64)
    #expect(totals[10_000, 0] == 512 * 10_000 + 1)
    #expect(totals[10_000, 1] == 12)
    #expect(totals[0, 1] == 0)
  }

  // MARK: - Steps

  private func change(
    _ totals: inout RunningTotals, _ model: inout Model, _ lanes: Int,
    _ random: inout SplitMix64
  ) {
    let count = totals.count
    func ends() -> [Int64] {
      (0..<lanes).map { _ in Int64(random.int(0...1_000)) }
    }
    switch random.int(0...3) {
    case 0:
      let size = random.int(1...9)
      let blocks = random.int(1...random.pick([3, 100]))
      let items = size * (blocks - 1) + random.int(1...size)
      let starts = (0..<blocks).map { _ in ends() }
      let last = ends()
      let flat = starts.flatMap { $0 }
      flat.withUnsafeBufferPointer {
        guard let first = $0.baseAddress else { return }
        totals.append(
          blocksOf: size, items: items, starts: first, stride: lanes,
          ends: last)
      }
      let before = model.rows[count][0]
      for block in 1...blocks {
        let sums = block < blocks ? starts[block] : last
        model.rows.append(
          [before + Int64(min(block * size, items))] + sums)
      }
    case 1:
      let from = random.int(0...count)
      let (items, moved) = (random.int(0...5), ends())
      totals.add(items: items, moved, from: from)
      for row in from...count {
        model.rows[row][0] += Int64(items)
        for lane in 0..<lanes { model.rows[row][lane + 1] += moved[lane] }
      }
    case 2 where count > 0:
      let first = random.int(0...count - 1)
      let last = random.int(first...min(count, first + 4))
      var starts: [[Int64]] = []
      var item = model.rows[first][0]
      // No block is empty, and none goes beyond those that follow.
      let room = model.rows[last][0]
      while item < room && starts.count < 6 {
        starts.append([item] + ends())
        item += Int64(random.int(1...4))
      }
      totals.replace(first..<last, with: starts.flatMap { $0 })
      model.rows.replaceSubrange(first..<last, with: starts)
    default:
      let block = random.int(0...count)
      let sums = ends()
      sums.withUnsafeBufferPointer {
        if let sums = $0.baseAddress { totals.set(sums, before: block) }
      }
      model.rows[block].replaceSubrange(1..., with: sums)
    }
  }
}
