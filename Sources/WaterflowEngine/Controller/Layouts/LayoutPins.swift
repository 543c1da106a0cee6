import WaterflowLayout

/// The headers and footers that a collection view holds.
struct LayoutPins {
  /// Whether any opted in.
  var isAny = false
  /// Those that showed in the last pass.
  var shown: [ElementID] = []
  /// How many headers were held in the last pass, in sight or not.
  var headers = 0
  var restingFooters = 0
  var tracker = PinTracker()
}
