/// The lines along the axis, in points, at which headers and footers are held.
struct PinLines {
  var start: Double
  var end: Double
}
