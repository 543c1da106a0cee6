import WaterflowLayout

/// What a drag that selects asks and tells: a ``MultipleSelectionFeature``.
///
/// A class rather than closures, of which each takes its part of a module.
public class SelectionDragReceiver: ControllerFeature {
  /// Whether a drag may begin there.
  func mayBegin(_ start: SelectionDragGesture.Start) -> Bool { false }

  /// A drag begins: the touch is its own from then on.
  func began(_ start: SelectionDragGesture.Start, forFingers: Bool) {}

  /// The finger is there now, in points from the viewport's corner.
  func moved(to location: LayoutPoint) {}

  /// The drag is over; true if all is to be as it was before.
  func ended(givingBack: Bool) {}

  /// Whether a finger that goes across selects.
  var allowsPan: Bool { false }

  /// Whether a distance is across the scroll axis.
  func isAcross(_ way: LayoutPoint) -> Bool { false }

  /// Where in the content a place of the viewport is.
  func inContent(_ location: LayoutPoint) -> LayoutPoint { location }
}
