import WaterflowLayout

extension CollectionEngine {
  /// Carries out a move of the gap.
  func carryOut(
    _ move: Move<ItemPath>, at time: Double, host: Host,
    sizeOfItem: @escaping (ItemPath) -> ItemSize
  ) throws(LayoutError) {
    catchUp(host)
    guard !isUpdating && !isEditing else { throw .inUse }
    _ = try carryOut(
      try layout.plan(move), animated: true, at: time, host: host,
      sizeOfItem: sizeOfItem, styleOfSection: { _ in SectionStyle(mode: .list) }
    )
  }

  /// Takes a dragged item's cell back to its element.
  func letGo(at time: Double, host: Host) {
    draggedElement = nil
    self.time = time
    // A cell that was kept out of view has no reason to stay.
    shift(to: offset, host: host)
  }
}
