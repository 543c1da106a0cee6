import UIKitStandIn
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowUIKit

/// A collection view in a window, with data, a delegate and a record of what
/// both were asked and told.
@MainActor
final class CollectionStage {
  struct Section {
    var style: WaterflowSection
    var sizes: [CGSize]
    var span = 1
    /// The lanes that items say.
    var lanes: [Int] = []
  }

  let layout: WaterflowCollectionViewLayout
  let collectionView: UICollectionView
  let window: UIWindow
  var sections: [Section]
  /// Pins and rests, as in "pin header 1 at 40".
  var events: [String] = []
  var errors: [LayoutError] = []
  var warnings: [LayoutWarning] = []
  var sizesAsked = 0
  var cellsMade = 0
  /// What is told of a section's items at once, or of an item's proportions.
  var lengths: [CGFloat]?
  var ratio: CGFloat?
  /// The items that were announced for where a flick comes to rest.
  var targets: [[IndexPath]] = []
  var nearEnds = 0
  /// Called when the end has come near.
  var whenNearEnd: (() -> Void)?
  var canMove = true
  /// The moves that were told, as in "0 to 2".
  var moves: [String] = []
  /// Called before each answer of an item's size.
  var whileAsked: (() -> Void)?

  static let cell = "cell"
  static let header = UICollectionView.elementKindSectionHeader
  static let footer = UICollectionView.elementKindSectionFooter
  static let background =
    WaterflowCollectionViewLayout.elementKindSectionBackground
  static let contentHeader =
    WaterflowCollectionViewLayout.elementKindContentHeader

  init(
    _ size: CGSize, safeArea: UIEdgeInsets = .zero,
    insets: UIEdgeInsets = .zero, _ sections: [Section],
    layout: WaterflowCollectionViewLayout = WaterflowCollectionViewLayout(),
    configure: (WaterflowCollectionViewLayout) -> Void = { _ in }
  ) {
    self.layout = layout
    self.sections = sections
    layout.pixelScale = 0
    layout.schedule = { TestClock.schedule(in: 0, $0) }
    configure(layout)
    collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: layout)
    collectionView.contentInset = insets
    window = UIWindow(root: collectionView, size: size, safeArea: safeArea)
    let view = collectionView
    view.register(StageCell.self, forCellWithReuseIdentifier: Self.cell)
    for kind in [Self.header, Self.footer, Self.contentHeader] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: kind)
    }
    layout.layoutDelegate = self
    view.dataSource = self
    scroll(to: -view.adjustedContentInset.top)
  }

  // MARK: - Driving

  /// Moves the content along the axis and lets the frame end.
  func scroll(to position: CGFloat) {
    if layout.scrollDirection == .vertical {
      collectionView.contentOffset.y = position
    } else {
      collectionView.contentOffset.x = position
    }
    window.layOut()
  }

  func reload(_ sections: [Section]) {
    self.sections = sections
    collectionView.reloadData()
    window.layOut()
  }

  /// Gives the data other sections in an update that names the changes.
  func update(
    _ sections: [Section], _ changes: @escaping (UICollectionView) -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    collectionView.performBatchUpdates(
      {
        self.sections = sections
        changes(self.collectionView)
      }, completion: completion)
    window.layOut()
  }

  // MARK: - Looking

  /// The cell of an item that shows.
  func shownCell(_ item: Int, _ section: Int = 0) -> StageCell? {
    collectionView.cellForItem(at: IndexPath(item: item, section: section))
      as? StageCell
  }

  /// The frame of the cell that shows an item.
  func cell(_ item: Int, _ section: Int = 0) -> CGRect? {
    let path = IndexPath(item: item, section: section)
    return collectionView.cellForItem(at: path)?.frame
  }

  /// The frame of the view that shows a header or footer.
  func bar(_ kind: String, _ section: Int) -> CGRect? {
    let path = IndexPath(item: 0, section: section)
    return collectionView.supplementaryView(forElementKind: kind, at: path)?
      .frame
  }

  /// Where the layout places an item, shown or not.
  func place(_ item: Int, _ section: Int = 0) -> CGRect? {
    let path = IndexPath(item: item, section: section)
    return layout.layoutAttributesForItem(at: path)?.frame
  }

  /// The items whose frames lie in part within the bounds, found by looking at
  /// every one of them.
  var itemsInBounds: Set<IndexPath> {
    var result: Set<IndexPath> = []
    for (section, data) in sections.enumerated() {
      for item in data.sizes.indices {
        guard let frame = place(item, section) else { continue }
        let bounds = collectionView.bounds
        if frame.maxY > bounds.minY && frame.minY < bounds.maxY
          && frame.maxX > bounds.minX && frame.minX < bounds.maxX
        {
          result.insert(IndexPath(item: item, section: section))
        }
      }
    }
    return result
  }

  var visibleItems: Set<IndexPath> {
    Set(collectionView.indexPathsForVisibleItems)
  }
}

extension CollectionStage: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    sections.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    sections[section].sizes.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.cell, for: indexPath)
    if let cell = cell as? StageCell {
      if cell.uses == 0 { cellsMade += 1 }
      cell.uses += 1
      // A data source that lies may have fewer items than it told.
      let (section, item) = (indexPath.section, indexPath.item)
      if sections.indices.contains(section),
        sections[section].sizes.indices.contains(item)
      {
        cell.shown = sections[section].sizes[item]
      }
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }
}

extension CollectionStage: WaterflowCollectionViewLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout, styleForSectionAt section: Int
  ) -> WaterflowSection {
    // A data source that lies may have fewer sections than it told.
    sections.indices.contains(section)
      ? sections[section].style : WaterflowSection()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizesAsked += 1
    whileAsked?()
    guard
      sections.indices.contains(indexPath.section),
      sections[indexPath.section].sizes.indices.contains(indexPath.item)
    else { return .zero }
    return sections[indexPath.section].sizes[indexPath.item]
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout,
    laneSpanForItemAt indexPath: IndexPath
  ) -> Int {
    guard sections.indices.contains(indexPath.section) else { return 1 }
    return sections[indexPath.section].span
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout,
    laneForItemAt indexPath: IndexPath
  ) -> Int {
    sections[indexPath.section].lanes[indexPath.item]
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout, didChangePin event: PinEvent
  ) {
    events.append(
      "\(event.isPinned ? "pin" : "rest") \(event.element.kind) "
        + "\(event.element.section) at \(Int(event.naturalFrame.y))")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout, didFailWith error: LayoutError
  ) {
    errors.append(error)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout: WaterflowCollectionViewLayout, didCorrect warning: LayoutWarning
  ) {
    warnings.append(warning)
  }
}

/// A cell that counts its uses, and knows an item by its size.
class StageCell: UICollectionViewCell {
  var uses = 0
  var shown = CGSize.zero
}

extension CollectionStage.Section {
  /// A list of items of one height.
  static func list(
    _ count: Int, height: CGFloat, header: CGFloat = 0, footer: CGFloat = 0,
    pinsHeader: Bool = false, pinsFooter: Bool = false
  ) -> CollectionStage.Section {
    CollectionStage.Section(
      style: WaterflowSection(
        headerLength: header, footerLength: footer, pinsHeader: pinsHeader,
        pinsFooter: pinsFooter),
      sizes: Array(
        repeating: CGSize(width: 10, height: height), count: count))
  }
}
