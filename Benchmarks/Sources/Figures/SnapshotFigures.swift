import WaterflowEngine
import WaterflowLayout

/// Snapshots of many identifiers, to be compared.
struct SnapshotFigures {
  /// The identifiers of each snapshot.
  static let items = 100_000

  private let old: Snapshot<Int, Int>
  private let same: Snapshot<Int, Int>
  private let changed: Snapshot<Int, Int>

  init() throws(SnapshotError) {
    let items = Array(0..<SnapshotFigures.items)
    old = try SnapshotFigures.snapshot(items)
    // Built anew, so that no storage is shared.
    same = try SnapshotFigures.snapshot(items)
    changed = try SnapshotFigures.snapshot(SnapshotFigures.changed(items))
  }

  private static func snapshot(
    _ items: [Int]
  ) throws(SnapshotError) -> Snapshot<Int, Int> {
    var snapshot = Snapshot<Int, Int>()
    try snapshot.appendSections([0])
    try snapshot.appendItems(items)
    return snapshot
  }

  /// Deletes a tenth, moves a tenth and inserts a tenth, all over the list.
  private static func changed(_ items: [Int]) -> [Int] {
    var dice = SplitMix64(seed: 2)
    func place() -> Int { Int(dice.number(0, Double(items.count))) }
    // What comes in front of each old place.
    var arrivals: [[Int]] = Array(repeating: [], count: items.count)
    var result: [Int] = []
    var stays = Array(repeating: true, count: items.count)
    for index in items.indices {
      let kind = dice.number(0, 10)
      stays[index] = kind >= 2
      if kind < 1 { continue }
      if kind < 2 {
        arrivals[place()].append(items[index])
      } else if kind < 3 {
        arrivals[place()].append(items.count + index)
      }
    }
    for index in items.indices {
      result += arrivals[index]
      if stays[index] { result.append(items[index]) }
    }
    return result
  }

  /// The workloads; a result that is not a number says that the difference is
  /// not what the change was.
  var workloads: [Workload] {
    let update = changed.difference(from: old).update
    let (oldCounts, newCounts) = (old.itemCounts, changed.itemCounts)
    // Chance draws about a tenth of each.
    let tenth = 9_000...11_000
    return [
      Workload("diff of 100k, 10 % changed", .microseconds, count: 1) {
        let update = changed.difference(from: old).update
        let isPlausible =
          tenth.contains(update.deletedItems.count)
          && tenth.contains(update.insertedItems.count)
          && tenth.contains(update.movedItems.count)
        return isPlausible ? Double(update.changeCount) : .nan
      },
      Workload("diff of 100k, no change", .microseconds, count: 1) {
        same.difference(from: old).isEmpty ? 0 : .nan
      },
      Workload("plan of a diff of 100k", .microseconds, count: 1) {
        (try? update.plan(oldCounts: oldCounts, newCounts: newCounts)) == nil
          ? .nan : 1
      },
    ]
  }
}
