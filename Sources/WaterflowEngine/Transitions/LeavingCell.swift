import WaterflowLayout

/// A cell on its way out of view, which the pool gets when it has arrived.
struct LeavingCell {
  var cell: CellID
  /// What it shows; nil once that is gone from the data.
  var element: ElementID?
  /// Where it goes.
  var frame: LayoutRect
  /// When it has arrived, in milliseconds.
  var end: Double
  /// The name and the frame that the host was told last.
  var toldElement: ElementID
  var toldFrame: LayoutRect
}
