import WaterflowLayout

/// One element along and across the scroll axis, before axis and direction
/// turn it into a frame.
struct NaiveBox {
  var id: ElementID
  var lane = -1
  var start = 0.0
  var length = 0.0
  var across = 0.0
  var breadth = 0.0

  var end: Double { start + length }
}
