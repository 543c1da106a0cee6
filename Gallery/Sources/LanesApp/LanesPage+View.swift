import GalleryParts
import WaterflowLayout
import WaterflowWeb

extension LanesPage: WaterflowViewDataSource {
  func waterflowView(
    _ view: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { tiles.count }

  func waterflowView(
    _ view: WaterflowView, styleForSectionAt section: Int
  ) -> SectionStyle {
    SectionStyle(
      mode: .waterfall(
        lanes: .fixed(laneCount), order: hasGivenLanes ? .given : .shortestLane,
        assignment: .stable),
      insets: Insets(Self.inset), lineSpacing: TileStock.spacing,
      interitemSpacing: TileStock.spacing)
  }

  func waterflowView(
    _ view: WaterflowView, sizeForItemAt path: ItemPath
  ) -> ItemSize {
    let tile = tiles[path.item]
    return ItemSize(
      width: 1, height: tile.height,
      lane: TileStock.lane(of: tile.number, among: laneCount))
  }

  func waterflowView(
    _ view: WaterflowView, cellForItemAt path: ItemPath
  ) -> WaterflowCell {
    let cell = view.dequeueReusableCell(CellKind.lane, for: path)
    cell.show(tiles[path.item], at: place(of: path.item))
    return cell
  }
}

extension LanesPage: WaterflowSelectionDelegate {
  func waterflowView(
    _ view: WaterflowView, didSelectItemAt path: ItemPath
  ) { selectionChanged() }
}

extension LanesPage: WaterflowReorderDelegate {
  func waterflowView(
    _ view: WaterflowView, moveItemAt old: ItemPath, to new: ItemPath
  ) { move(from: old.item, to: new.item) }
}
