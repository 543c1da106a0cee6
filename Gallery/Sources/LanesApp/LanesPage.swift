import GalleryParts
import WaterflowEngine
import WaterflowLayout
import WaterflowWeb

/// Shows tiles in lanes that can be scrolled on and on, both ways.
final class LanesPage {
  private(set) var tiles: [Tile] = []

  let view: WaterflowView
  private let banner: Banner
  private let readout: Readout
  private let selected: Element
  private let choices: [Element]
  private let shortest: Element
  private let given: Element
  private var stock = TileStock()
  /// How many of the tiles were put before the first one.
  private var precedingCount = 0
  private var isGrowing = false
  /// Whether the end came near while growing would have ended a drag.
  private var isEndDue = false

  /// So many tiles come at once behind the others.
  private static let page = 60
  /// So many rows come at once before the others.
  private static let rows = 8
  /// The distance of tiles from the view's edges, in points.
  static let inset = 12.0
  /// This near to the start more is put there, in points.
  private static let nearStart = 1_000.0

  private static let choiceNames: [StaticString] = [
    "lanes-2", "lanes-3", "lanes-4", "lanes-5", "lanes-6",
  ]

  /// Finds its parts in the page; nil if one is missing.
  init?() {
    guard let container = Element(id: "lanes-view"), let banner = Banner(),
      let readout = Readout(), let selected = Element(id: "selected"),
      let shortest = Element(id: "order-shortest"),
      let given = Element(id: "order-given"),
      let view = WaterflowView(inPage: container)
    else { return nil }
    var choices: [Element] = []
    for name in Self.choiceNames {
      guard let choice = Element(id: name) else { return nil }
      choices.append(choice)
    }
    self.view = view
    self.banner = banner
    self.readout = readout
    self.selected = selected
    self.choices = choices
    self.shortest = shortest
    self.given = given
  }

  /// Sets the view up and shows the first tiles.
  func start() {
    view.register(.lane) { LaneCell() }
    tiles = stock.following(2 * Self.page)
    view.dataSource = self
    view.selectionDelegate = self
    view.allowsFocus = true
    // Tiles without end: nobody wants to hear that there are more.
    view.isAnnouncingUpdates = false
    view.reorderDelegate = self
    view.didFailWithLayoutError = { [self] in banner.show($0.sentence) }
    view.didFailWithUpdateError = { [self] in banner.show($0.description) }
    view.didComeNearEnd = { [self] _ in append() }
    view.didPass = { [self] _ in passed() }
    for choice in choices + [shortest, given] {
      choice.on("change") { [self] _ in rearrange() }
    }
    view.reloadData()
    prepend()
  }

  /// The chosen number of lanes.
  var laneCount: Int {
    2 + (choices.firstIndex { $0.number("checked") == 1 } ?? 2)
  }

  /// Whether tiles stand in the lanes that the data says.
  var hasGivenLanes: Bool { given.number("checked") == 1 }

  /// Where a tile stands at present.
  func place(of item: Int) -> TilePlace {
    let path = ItemPath(section: 0, item: item)
    guard let row = view.row(ofItem: path), let lane = view.lane(ofItem: path)
    else { return TilePlace(row: 0, column: 0) }
    return TilePlace(row: row - firstRow(ofLane: lane), column: lane)
  }

  /// The row in a lane from which tiles are counted: the first behind those
  /// that were put before all others.
  private func firstRow(ofLane lane: Int) -> Int {
    var (first, end) = (0, view.numberOfItems(inLane: lane, section: 0))
    while first < end {
      let middle = (first + end) / 2
      let item = view.item(atRow: middle, lane: lane, inSection: 0)?.item ?? 0
      if item < precedingCount {
        first = middle + 1
      } else {
        end = middle
      }
    }
    return first
  }

  /// Shows what is selected; a dash if nothing is.
  func selectionChanged() {
    selected.setText(
      view.indexPathsForSelectedItems.first.map { place(of: $0.item).text }
        ?? "–")
  }

  /// Takes over a tile's new place.
  func move(from old: Int, to new: Int) {
    tiles.insert(tiles.remove(at: old), at: new)
    renumber()
  }

  // MARK: - Growing

  private func append() {
    isEndDue = view.isReordering
    guard !isEndDue else { return }
    let more = stock.following(Self.page)
    insert(more, at: tiles.count)
  }

  /// Grows backward: every lane by the same, so that nothing in sight moves.
  private func prepend() {
    let more = stock.preceding(
      rows: Self.rows, lanes: laneCount, haveLanes: hasGivenLanes)
    precedingCount += more.count
    let isAtStart = view.contentOffset.y < 1
    insert(more, at: 0)
    // A view at its start stays there; here what was in sight is to stay.
    let first = ItemPath(section: 0, item: more.count)
    if isAtStart, let frame = view.layout.frame(ofItem: first) {
      isGrowing = true
      view.scroll(to: frame.y - Self.inset)
      isGrowing = false
    }
  }

  private func insert(_ more: [Tile], at start: Int) {
    isGrowing = true
    let paths = (start..<start + more.count).map {
      ItemPath(section: 0, item: $0)
    }
    do throws(UpdateError) {
      try view.performBatchUpdates(animated: false) { [self] update in
        tiles.insert(contentsOf: more, at: start)
        update.insertItems(at: paths)
      }
    } catch {
      banner.show(error.description)
    }
    isGrowing = false
    readout.update(view)
  }

  private func passed() {
    guard !isGrowing else { return }
    readout.update(view)
    // An update would end a drag: what is due comes when it is over.
    guard !view.isReordering else { return }
    if isEndDue { append() }
    // A person who goes up finds more there, as one who goes down does.
    if view.contentOffset.y < Self.nearStart { prepend() }
  }

  // MARK: - Arranging

  /// Lays out anew with other lanes, from the first visible tile.
  private func rearrange() {
    let first = view.indexPathsForVisibleItems.first {
      (view.layout.frame(ofItem: $0)?.maxY ?? 0) > view.contentOffset.y + 1
    }
    isGrowing = true
    view.reloadData()
    if let first { view.scrollToItem(at: first) }
    isGrowing = false
    selectionChanged()
    readout.update(view)
  }

  /// Tells every tile in sight what it is called now.
  private func renumber() {
    for path in view.indexPathsForPreparedItems {
      guard let cell = view.cellForItem(at: path) as? LaneCell else { continue }
      cell.show(tiles[path.item], at: place(of: path.item))
    }
    selectionChanged()
  }
}

extension CellKind where Cell == LaneCell {
  static let lane = CellKind(1)
}
