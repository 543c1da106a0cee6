import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// Tiles in lanes that go on and on; a tile's place is its row and column,
/// which come of its height, or are what the data says.
final class LanesController: WaterflowPage {
  private(set) var tiles = (0..<LanesController.page).map { Tile(number: $0) }
  private(set) var laneCount = 3
  /// The tiles while the data says where they stand; nil while lengths do.
  private(set) var columns: TileColumns?

  /// So many tiles come at once.
  static let page = 60
  private static let rows = 20
  private static let laneCounts = [2, 3, 4, 5, 6]
  private static let spacing: CGFloat = 8

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    waterflow.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    waterflow.nearEndLength = 1_000
    waterflow.sectionInsetReference = .safeArea
    waterflow.dataSource = self
    waterflow.waterflowDelegate = self
    waterflow.selectionDelegate = self
    view.addSubview(waterflow)
    showMenu()
    showSelection()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    waterflow.frame = view.bounds
  }

  /// Lays out anew in so many lanes, from the first visible tile on.
  ///
  /// - Parameters:
  ///   - laneCount: how many.
  ///   - isKeyed: whether the data says where each tile stands, from its start
  ///     on.
  func choose(laneCount: Int, isKeyed: Bool = false) {
    let first = isKeyed ? nil : waterflow.indexPathsForVisibleItems.first
    self.laneCount = laneCount
    columns = isKeyed ? TileColumns(count: laneCount) : nil
    _ = columns?.append(rows: Self.rows)
    waterflow.reloadData()
    if isKeyed {
      waterflow.scrollToItem(
        at: IndexPath(item: 0, section: 0), at: .start, animated: false)
    } else if let first, first.item < tiles.count {
      waterflow.scrollToItem(at: first, at: .start, animated: false)
    }
    showMenu()
    showSelection()
  }

  /// Where a tile stands at present.
  func place(of item: Int) -> TilePlace {
    let path = IndexPath(item: item, section: 0)
    return TilePlace(
      row: waterflow.row(ofItem: path) ?? 0,
      column: waterflow.lane(ofItem: path) ?? 0)
  }

  private func append() {
    waterflow.performBatchUpdates { [self] in
      waterflow.insertItems(
        at: appendTiles().map { IndexPath(item: $0, section: 0) })
    }
  }

  /// Returns the items of new tiles.
  private func appendTiles() -> [Int] {
    if let items = columns?.append(rows: Self.rows) { return items }
    let start = tiles.count
    tiles += (start..<start + Self.page).map { Tile(number: $0) }
    return Array(start..<tiles.count)
  }

  private func tile(of item: Int) -> Tile { columns?[item] ?? tiles[item] }

  /// Says which tile is selected.
  private func showSelection() {
    let selected = waterflow.indexPathsForSelectedItems.first
    navigationItem.title =
      selected.map { "\(place(of: $0.item).text) selected" } ?? "Lanes"
  }

  private func showMenu() {
    let menu = UIMenu(
      title: "",
      children: Self.laneCounts.map { count in
        UIAction(title: "\(count)", state: count == laneCount ? .on : .off) {
          [weak self] _ in
          self?.choose(laneCount: count, isKeyed: self?.columns != nil)
        }
      } + [
        UIAction(
          title: "By row and column", state: columns == nil ? .off : .on
        ) { [weak self] _ in
          guard let self else { return }
          choose(laneCount: laneCount, isKeyed: columns == nil)
        }
      ])
    if let button = navigationItem.rightBarButtonItem {
      button.menu = menu
    } else {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Lanes", menu: menu)
    }
  }
}

extension LanesController: WaterflowViewDataSource {
  func waterflowView(
    _ waterflowView: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { columns?.count ?? tiles.count }

  func waterflowView(
    _ waterflowView: WaterflowView, cellForItemAt indexPath: IndexPath
  ) -> WaterflowCell {
    let cell = waterflowView.dequeueReusableCell(
      withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.show(
      tile(of: indexPath.item), at: place(of: indexPath.item))
    return cell
  }
}

extension LanesController: WaterflowViewDelegate {
  func waterflowView(
    _ waterflowView: WaterflowView, styleForSectionAt section: Int
  ) -> WaterflowSection {
    let gap = Self.spacing
    return WaterflowSection(
      mode: .waterfall(
        lanes: .fixed(laneCount),
        order: columns == nil ? .shortestLane : .given, assignment: .stable),
      insets: UIEdgeInsets(top: gap, left: gap, bottom: gap, right: gap),
      lineSpacing: gap, interitemSpacing: gap)
  }

  func waterflowView(
    _ waterflowView: WaterflowView, heightForItemAt indexPath: IndexPath
  ) -> CGFloat { CGFloat(tile(of: indexPath.item).height) }

  func waterflowView(
    _ waterflowView: WaterflowView, laneForItemAt indexPath: IndexPath
  ) -> Int { columns?.place(of: indexPath.item).column ?? 0 }

  func waterflowViewDidComeNearEnd(_ waterflowView: WaterflowView) {
    append()
  }
}

extension LanesController: WaterflowSelectionDelegate {
  func waterflowView(
    _ waterflowView: WaterflowView, didSelectItemAt indexPath: IndexPath
  ) { showSelection() }
}
