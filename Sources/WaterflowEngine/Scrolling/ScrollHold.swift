import WaterflowLayout

/// What stays where it is on screen while the content changes around it.
enum ScrollHold {
  /// The content's start stays in view.
  case start
  /// The content's end stays in view.
  case end
  /// An element stays at its distance from the viewport's start.
  case anchor(ScrollAnchor)
  /// An element goes where the view was sent to.
  case target(ScrollDestination)
  /// Nothing is there to be held; the viewport stays at its distance from the
  /// content's start, in points.
  case position(Double)
}
