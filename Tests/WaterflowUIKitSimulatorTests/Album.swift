import WaterflowEngine
import WaterflowLayout
import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// Sections of tiles, and what the view tells of them.
@MainActor
final class Album {
  var sections: [[Tile]]
  var look: WaterflowSection
  /// How high cells say they have to be, by the names of their tiles.
  var neededHeights: [Int: CGFloat] = [:]

  /// The cells that were handed out.
  private(set) var cells: Set<ObjectIdentifier> = []
  /// The tiles that are on display, and how often each came there.
  private(set) var displayed: [IndexPath: Int] = [:]
  private(set) var selected: [IndexPath] = []
  private(set) var deselected: [IndexPath] = []
  private(set) var layoutErrors: [LayoutError] = []
  private(set) var updateErrors = 0

  init(_ sections: [[Tile]], _ look: WaterflowSection = WaterflowSection()) {
    self.sections = sections
    self.look = look
  }

  convenience init(
    _ count: Int, _ look: WaterflowSection = WaterflowSection()
  ) {
    self.init([(0..<count).map { Tile($0) }], look)
  }
}

extension Album: WaterflowViewDataSource {
  func numberOfSections(in waterflowView: WaterflowView) -> Int {
    sections.count
  }

  func waterflowView(
    _ waterflowView: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func waterflowView(
    _ waterflowView: WaterflowView, cellForItemAt indexPath: IndexPath
  ) -> WaterflowCell {
    let cell = waterflowView.dequeueReusableCell(
      withReuseIdentifier: "tile", for: indexPath)
    cells.insert(ObjectIdentifier(cell))
    let name = sections[indexPath.section][indexPath.item].name
    (cell as? TileCell)?.name = name
    (cell as? TileCell)?.neededHeight = neededHeights[name]
    return cell
  }

  func waterflowView(
    _ waterflowView: WaterflowView, viewForHeaderInSection section: Int
  ) -> WaterflowCell? {
    waterflowView.dequeueReusableCell(
      withReuseIdentifier: "header", for: IndexPath(item: 0, section: section))
  }
}

extension Album: WaterflowViewDelegate {
  func waterflowView(
    _ waterflowView: WaterflowView, styleForSectionAt section: Int
  ) -> WaterflowSection { look }

  func waterflowView(
    _ waterflowView: WaterflowView, heightForItemAt indexPath: IndexPath
  ) -> CGFloat { sections[indexPath.section][indexPath.item].size.height }

  func waterflowView(
    _ waterflowView: WaterflowView, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sections[indexPath.section][indexPath.item].size }
}

extension Album: WaterflowDisplayDelegate {
  func waterflowView(
    _ waterflowView: WaterflowView, willDisplay cell: WaterflowCell,
    forItemAt indexPath: IndexPath
  ) { displayed[indexPath, default: 0] += 1 }

  func waterflowView(
    _ waterflowView: WaterflowView, didEndDisplaying cell: WaterflowCell,
    forItemAt indexPath: IndexPath
  ) {
    let left = displayed[indexPath, default: 0] - 1
    displayed[indexPath] = left == 0 ? nil : left
  }
}

extension Album: WaterflowSelectionDelegate {
  func waterflowView(
    _ waterflowView: WaterflowView, didSelectItemAt indexPath: IndexPath
  ) { selected.append(indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowView, didDeselectItemAt indexPath: IndexPath
  ) { deselected.append(indexPath) }

  func waterflowView(
    _ waterflowView: WaterflowView, didFailWith error: LayoutError
  ) { layoutErrors.append(error) }

  func waterflowView(
    _ waterflowView: WaterflowView, didFailWith error: UpdateError
  ) { updateErrors += 1 }
}
