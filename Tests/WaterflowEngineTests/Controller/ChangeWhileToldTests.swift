import SeededRandom
import Testing
import WaterflowLayout

@testable import WaterflowEngine

@Suite("An app that changes its data while it is told of a selection")
final class ChangeWhileToldTests {
  private let surface: RecordingSurface
  private let selection: SelectionFeature<RecordingSurface>
  private var names: [String]
  /// What was told, by name, such as "+c".
  private var told: [String] = []
  private var nextName = 0

  init() throws {
    names = (0..<8).map { "i\($0)" }
    surface = try RecordingSurface(rows: [names.count])
    selection = SelectionFeature(surface.controller)
    selection.allowsMultipleSelection = true
  }

  // What a test leaves there holds this.
  deinit { surface.end() }

  private func path(_ item: Int) -> ItemPath {
    ItemPath(section: 0, item: item)
  }

  private func delete(_ item: Int) {
    names.remove(at: item)
    surface.counts = [names.count]
    surface.controller.performBatchUpdates {
      $0.batch.deleteItems(at: [ItemPath(section: 0, item: item)])
    }
  }

  private func insert(at item: Int) {
    nextName += 1
    names.insert("n\(nextName)", at: item)
    surface.counts = [names.count]
    surface.controller.performBatchUpdates {
      $0.batch.insertItems(at: [ItemPath(section: 0, item: item)])
    }
  }

  /// Notes what is told, and does something then with the item's place.
  private func listen(_ act: @escaping (String, Int) -> Void) {
    surface.onNote = { [unowned self] note in
      let words = note.split(separator: " ")
      guard words.count == 2, let item = Int(words[1]), names.indices ~= item
      else { return }
      told.append("\(words[0] == "select" ? "+" : "-")\(names[item])")
      act(String(words[0]), item)
    }
  }

  @Test("Deleting each item that comes to be selected deletes those alone")
  func deletes() {
    listen { [unowned self] _, item in delete(item) }
    _ = selection.obey(.selectAll)
    #expect(names == [] && told == (0..<8).map { "+i\($0)" })
  }

  @Test("Of a range each item is told by the path that it has then")
  func inserts() {
    _ = selection.obey(.activate(path(2), .plain))
    listen { [unowned self] _, _ in insert(at: 0) }
    _ = selection.obey(.activate(path(5), .extend))
    #expect(told == ["+i3", "+i4", "+i5"])
    #expect(selection.selectedItems == (5...8).map { path($0) })
  }

  @Test("A key that extends reaches the item that it went to")
  func extends() {
    listen { [unowned self] _, item in if item == 2 { insert(at: 0) } }
    _ = selection.obey(.extend(from: path(2), to: path(3), .extend))
    #expect(told == ["+i2", "+i3"])
    #expect(selection.selectedItems == [path(3), path(4)])
    // One that is gone by then is reached by nothing.
    _ = selection.obey(.activate(path(0), .plain))
    surface.reload()
    told = []
    listen { [unowned self] _, item in if item == 5 { delete(6) } }
    _ = selection.obey(.extend(from: path(5), to: path(6), .extend))
    #expect(selection.selectedItems == [path(5)])
  }

  @Test("A key that extends nothing is where nothing extends from later")
  func extendsNothing() {
    selection.allowsSelection = false
    _ = selection.obey(.extend(from: path(2), to: path(3), .extend))
    selection.allowsSelection = true
    _ = selection.obey(.extend(from: path(5), to: path(6), .extend))
    #expect(selection.selectedItems == [path(5), path(6)])
  }

  @Test("Where one is deselected, the next is told by its own path")
  func single() {
    selection.allowsMultipleSelection = false
    _ = selection.obey(.activate(path(2), .plain))
    listen { [unowned self] word, _ in if word == "deselect" { delete(3) } }
    _ = selection.obey(.activate(path(5), .plain))
    #expect(told == ["-i2", "+i5"])
    #expect(selection.selectedItems == [path(4)])
  }

  @Test("What a program takes back at once is not told any more")
  func limits() {
    listen { [unowned self] word, item in
      if word == "select" { selection.selectedItemSet = ItemSet(path(item)) }
    }
    _ = selection.obey(.selectAll)
    #expect(told == ["+i0"] && selection.selectedItems == [path(0)])
  }

  @Test("Nor is what a program has put in the place of it")
  func replaces() {
    selection.allowsMultipleSelection = false
    _ = selection.obey(.activate(path(2), .plain))
    listen { [unowned self] _, _ in
      selection.selectedItemSet = ItemSet(path(2))
    }
    _ = selection.obey(.activate(path(5), .plain))
    #expect(told == ["-i2"] && selection.selectedItems == [path(2)])
  }

  @Test("Nor is what a program has deselected one by one")
  func deselects() {
    listen { [unowned self] _, _ in
      for item in 1..<8 { selection.deselect(path(item)) }
    }
    _ = selection.obey(.selectAll)
    #expect(told == ["+i0"] && selection.selectedItems == [path(0)])
  }

  @Test("Nor where it has selected the former one again")
  func reselects() {
    selection.allowsMultipleSelection = false
    _ = selection.obey(.activate(path(2), .plain))
    listen { [unowned self] _, _ in selection.select(path(2)) }
    _ = selection.obey(.activate(path(5), .plain))
    #expect(told == ["-i2"] && selection.selectedItems == [path(2)])
  }

  @Test("After a reload nothing of the former data is told")
  func reloads() {
    listen { [unowned self] _, _ in
      names = ["a", "b", "c"]
      surface.counts = [3]
      surface.reload()
    }
    _ = selection.obey(.selectAll)
    #expect(told == ["+i0"] && selection.selectedItems == [])
  }

  @Test("What was told last of an item agrees with what it is")
  func byChance() throws {
    let problem = try firstFailure(0..<(wantedPrograms ?? 100)) {
      try ChangeWhileToldTests().program($0)
    }
    #expect(problem == nil)
  }

  private func program(_ start: SplitMix64) -> String? {
    var random = start
    var isSelected: Set<String> = []
    var depth = 0
    listen { [unowned self] word, item in
      if word == "select" {
        isSelected.insert(names[item])
      } else {
        isSelected.remove(names[item])
      }
      guard depth < 2, random.chance(40) else { return }
      depth += 1
      defer { depth -= 1 }
      switch random.below(8) {
      case 0...2: delete(random.below(names.count))
      case 3...4: insert(at: random.below(names.count))
      case 5:
        names = (0..<6).map { "r\(depth)\($0)" }
        surface.counts = [6]
        surface.reload()
        isSelected = []
      default: act(random.next())
      }
    }
    for step in 0..<6 where !names.isEmpty {
      act(random.next())
      for (item, name) in names.enumerated()
      where isSelected.contains(name)
        != selection.selectedItems.contains(path(item))
      {
        return "step \(step): \(name) was told otherwise"
      }
    }
    return nil
  }

  /// Selects something as a person would, or as a drag does.
  private func act(_ seed: UInt64) {
    guard !names.isEmpty else { return }
    var random = SplitMix64(seed: seed)
    let item = path(random.below(names.count))
    switch random.below(5) {
    case 0: _ = selection.obey(.activate(item, .plain))
    case 1: _ = selection.obey(.activate(item, .toggle))
    case 2: _ = selection.obey(.activate(item, .extend))
    case 3: _ = selection.obey(.selectAll)
    default:
      var items: [Int] = []
      for item in names.indices where random.chance(50) { items.append(item) }
      selection.replace(with: ItemSet(items.map { path($0) }))
    }
  }
}
