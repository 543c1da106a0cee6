import GalleryParts
import WaterflowLayout
import WaterflowWeb

/// Shows photos in a view that scrolls sideways, from the side where reading
/// begins.
///
/// It makes its cells itself, where the view has none to hand out again: no
/// kind is registered.
final class SidewaysScene {
  let view: WaterflowView
  private let photos: Photos
  private let made: Element
  private var madeCount = 0

  private static let titles: [(title: String, note: String)] = [
    ("Rows", "A waterfall on its side"), ("Columns", "Flow"),
    ("Film strip", "One row"),
  ]
  private static let counts = [24, 18, 12]
  private static let starts = [0, 24, 42]
  private static let headerLength = 108.0
  private static let spacing = 12.0

  /// Fills an element of the page; nil if it has no usable size, or the page
  /// no place for how many cells were made.
  init?(
    in container: Element, direction: UserInterfaceLayoutDirection,
    showing photos: Photos
  ) {
    guard let made = Element(id: "made"),
      let view = try? WaterflowView(
        in: container, scrollDirection: .horizontal, direction: direction)
    else { return nil }
    self.view = view
    self.made = made
    self.photos = photos
    view.allowsFocus = true
    view.pinMode = .section
    view.dataSource = self
  }

  /// Goes to the first item of a section, which comes to stand beside its
  /// header.
  func show(section: Int) {
    view.scrollToItem(
      at: ItemPath(section: section, item: 0), animated: true)
  }

  /// Hands over a cell of a kind, which is made where none waits.
  private func cell<Cell: WaterflowCell>(
    _ kind: CellKind<Cell>, _ make: () -> Cell
  ) -> Cell {
    if let cell = view.dequeueReusableCell(kind) { return cell }
    madeCount += 1
    made.setText("\(madeCount)")
    return kind.reusing(make())
  }
}

extension SidewaysScene: WaterflowViewDataSource {
  func numberOfSections(in view: WaterflowView) -> Int {
    photos.count == 0 ? 0 : Self.counts.count
  }

  func waterflowView(
    _ view: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { Self.counts[section] }

  func waterflowView(
    _ view: WaterflowView, styleForSectionAt section: Int
  ) -> SectionStyle {
    let lanes = section == 0 ? LaneCount.minimumWidth(120) : .fixed(1)
    return SectionStyle(
      mode: section == 1
        ? .flow() : .waterfall(lanes: lanes, sizing: .aspect),
      header: Self.headerLength, footer: 0, insets: Insets(Self.spacing),
      lineSpacing: Self.spacing, interitemSpacing: Self.spacing,
      pinsHeader: true, pinsFooter: false, background: nil)
  }

  func waterflowView(
    _ view: WaterflowView, sizeForItemAt path: ItemPath
  ) -> ItemSize {
    let ratio = photos.ratios[photo(at: path)]
    return path.section == 1
      ? ItemSize(width: 150, height: min(150 * ratio, 220))
      : ItemSize(width: 1, height: ratio)
  }

  func waterflowView(
    _ view: WaterflowView, cellForItemAt path: ItemPath
  ) -> WaterflowCell {
    let cell = cell(.photo) { PhotoCell() }
    cell.show(photo(at: path), of: photos)
    return cell
  }

  func waterflowView(
    _ view: WaterflowView, viewForHeaderInSection section: Int
  ) -> WaterflowCell? {
    let cell = cell(.header) { TitleCell("header") }
    let (title, note) = Self.titles[section]
    cell.show(title, note: note)
    return cell
  }

  private func photo(at path: ItemPath) -> Int {
    (Self.starts[path.section] + path.item) % photos.count
  }
}
