extension WaterflowView {
  /// How many items can be selected at a time, as assistive technology is told.
  enum SelectionMode: Int32 {
    case none, single, multiple
  }

  /// Makes the lists of items such that their items can be selected, or plain
  /// ones again; those who select keep `aria-selected` of each cell's element,
  /// which is "false" unless set.
  func allowSelection(_ mode: SelectionMode) {
    PageImports.allowSelection(number, mode.rawValue)
  }
}
