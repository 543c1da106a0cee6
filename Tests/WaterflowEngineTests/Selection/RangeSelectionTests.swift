import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Ranges of a selection")
struct RangeSelectionTests {
  /// Clicks on items a to f of section 0 and g to i of section 2, between
  /// which there is an empty one; and what is selected then.
  struct Row: CustomTestStringConvertible {
    var clicks: String
    var selected: String
    var refused: String = ""
    var isSingle = false

    init(
      _ clicks: String, _ selected: String, refused: String = "",
      single: Bool = false
    ) {
      self.clicks = clicks
      self.selected = selected
      self.refused = refused
      isSingle = single
    }

    var testDescription: String { "\(clicks) without \(refused)" }
  }

  static let counts = [6, 0, 3]

  @Test("Shift extends from no item that is gone")
  func anchorGone() {
    let selection = TouchSelection()
    selection.allowsMultipleSelection = true
    var range = RangeSelection()
    func click(
      _ item: Int, _ modifier: RangeSelection.Modifier, of count: Int
    ) {
      _ = range.click(
        ItemPath(section: 0, item: item), modifier, in: selection, [count],
        permits: { _ in true })
    }
    click(9, .plain, of: 10)
    // Data that has changed without an update.
    click(2, .extend, of: 5)
    #expect(selection.selectedItems == [ItemPath(section: 0, item: 2)])
  }

  static let rows = [
    Row("a", "a"),
    Row("a c", "c"),
    Row("a ^c", "ac"),
    Row("a ^c ^a", "c"),
    Row("b +d", "bcd"),
    Row("d +b", "bcd"),
    // The anchor stays while Shift extends.
    Row("c +e +a", "abc"),
    Row("c +e +c", "c"),
    // Ctrl moves it, whether it adds or takes away.
    Row("a ^c +e", "cde"),
    Row("a ^c ^c +e", "cde"),
    // Both keys add.
    Row("a ^c *e", "acde"),
    Row("a ^e *c", "acde"),
    Row("b *d *a", "abcd"),
    // Without an anchor Shift is a plain click.
    Row("+d", "d"),
    Row("*d +f", "def"),
    // Across sections, over an empty one.
    Row("e +h", "efgh"),
    Row("h +e", "efgh"),
    Row("a !", "abcdefghi"),
    Row("e ! +f", "ef"),
    // Refusals.
    Row("a c", "a", refused: "c"),
    Row("a ^c", "a", refused: "c"),
    Row("a ^c +d", "abd", refused: "c"),
    Row("a c +d", "abd", refused: "c"),
    Row("a +e", "abde", refused: "c"),
    Row("a +e", "a", refused: "bcde"),
    Row("!", "abdefghi", refused: "c"),
    // One at a time.
    Row("b +d", "d", single: true),
    Row("b *d", "d", single: true),
    Row("b ^d", "d", single: true),
    Row("b ^b", "", single: true),
    Row("b !", "b", single: true),
  ]

  @Test("Shift extends, Ctrl toggles", arguments: rows)
  func selects(row: Row) {
    let selection = TouchSelection()
    selection.allowsMultipleSelection = !row.isSingle
    var range = RangeSelection()
    var shown: Set<ItemPath> = []
    for click in row.clicks.split(separator: " ") {
      let permits: (SelectionQuestion) -> Bool = { question in
        guard case .select(let item) = question else { return true }
        return !row.refused.contains(Self.letter(item))
      }
      let changes =
        click == "!"
        ? range.selectAll(in: selection, Self.counts, permits: permits)
        : range.click(
          Self.item(click.last ?? "a"), Self.modifier(click), in: selection,
          Self.counts, permits: permits)
      for item in changes.deselected.paths {
        #expect(shown.remove(item) != nil)
      }
      for item in changes.selected.paths {
        #expect(shown.insert(item).inserted)
      }
    }
    let selected = selection.selectedItems.map(Self.letter).joined()
    #expect(selected == row.selected)
    #expect(shown == Set(selection.selectedItems))
    #expect(selection.selectedItems == selection.selectedItems.sorted())
  }

  private static func item(_ letter: Character) -> ItemPath {
    let index = Int(letter.asciiValue ?? 97) - 97
    return index < 6
      ? ItemPath(section: 0, item: index)
      : ItemPath(section: 2, item: index - 6)
  }

  private static func letter(_ item: ItemPath) -> String {
    let index = item.section == 0 ? item.item : item.item + 6
    return String(UnicodeScalar(UInt8(97 + index)))
  }

  private static func modifier(
    _ click: Substring
  ) -> RangeSelection.Modifier {
    switch click.first {
    case "^": .toggle
    case "+": .extend
    case "*": .add
    default: .plain
    }
  }

  @Test("An item that there is not changes nothing")
  func refuses() {
    let selection = TouchSelection()
    selection.allowsMultipleSelection = true
    var range = RangeSelection()
    for path in [
      ItemPath(section: 0, item: 6), ItemPath(section: 0, item: -1),
      ItemPath(section: 1, item: 0), ItemPath(section: 3, item: 0),
      ItemPath(section: -1, item: 0),
    ] {
      let changes = range.click(path, .plain, in: selection, Self.counts) {
        _ in true
      }
      #expect(changes.isEmpty)
    }
    selection.allowsSelection = false
    let changes = range.click(
      ItemPath(section: 0, item: 1), .plain, in: selection, Self.counts
    ) { _ in true }
    #expect(changes.isEmpty)
    #expect(
      range.selectAll(in: selection, Self.counts) { _ in true }.isEmpty)
    #expect(range.anchor == nil)
  }

  @Test("The anchor follows its item, and goes with it")
  func followsUpdates() {
    let selection = TouchSelection()
    selection.allowsMultipleSelection = true
    var range = RangeSelection()
    let all: (SelectionQuestion) -> Bool = { _ in true }
    _ = range.click(
      Self.item("b"), .plain, in: selection, Self.counts, permits: all)
    let later: (ItemPath) -> ItemPath? = {
      ItemPath(section: $0.section, item: $0.item + 1)
    }
    range.rename(later)
    selection.rename(later)
    _ = range.click(
      Self.item("e"), .extend, in: selection, Self.counts, permits: all)
    #expect(selection.selectedItems.map(Self.letter) == ["c", "d", "e"])
    range.rename { _ in nil }
    _ = range.click(
      Self.item("f"), .extend, in: selection, Self.counts, permits: all)
    #expect(selection.selectedItems.map(Self.letter) == ["f"])
  }

  @Test("An owner that changes something while it answers ends the click")
  func endsWithChanges() {
    let selection = TouchSelection()
    selection.allowsMultipleSelection = true
    var range = RangeSelection()
    let changes = range.click(
      Self.item("b"), .plain, in: selection, Self.counts
    ) { _ in
      selection.rename { $0 }
      return true
    }
    #expect(changes.isEmpty)
    #expect(selection.selectedItems == [])
    let toggled = range.click(
      Self.item("b"), .toggle, in: selection, Self.counts
    ) { _ in
      _ = selection.select(Self.item("c"))
      return true
    }
    #expect(toggled.isEmpty)
    #expect(selection.selectedItems == [Self.item("c")])
  }

  @Test("So it does for a range, and for all")
  func endsRanges() {
    let selection = TouchSelection()
    selection.allowsMultipleSelection = true
    var range = RangeSelection()
    _ = range.click(
      Self.item("a"), .plain, in: selection, Self.counts, permits: { _ in true }
    )
    let tooLate: (SelectionQuestion) -> Bool = { _ in
      selection.rename { $0 }
      return true
    }
    for modifier in [RangeSelection.Modifier.extend, .add] {
      let extended = range.click(
        Self.item("c"), modifier, in: selection, Self.counts, permits: tooLate)
      #expect(extended.isEmpty)
    }
    #expect(
      range.selectAll(in: selection, Self.counts, permits: tooLate).isEmpty)
    #expect(selection.selectedItems == [Self.item("a")])
    #expect(range.anchor == Self.item("a"))
  }
}
