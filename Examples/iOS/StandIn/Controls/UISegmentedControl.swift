import UIKitStandIn

/// A control of segments, one of which is selected.
@MainActor
open class UISegmentedControl: UIControl {
  private let actions: [UIAction]

  /// Makes a control with a segment for each action.
  ///
  /// As UIKit documents: an action gives its segment's title, and is performed
  /// when a person selects the segment.
  public init(frame: CGRect, actions: [UIAction]) {
    self.actions = actions
    super.init(frame: frame)
  }

  /// Makes a control from an archive: here one without segments.
  public required init?(coder: NSCoder) {
    actions = []
    super.init(coder: coder)
  }

  /// The selected segment, -1 for none.
  ///
  /// As UIKit documents: none at first; setting it performs nothing.
  open var selectedSegmentIndex = -1

  override func tapped(at place: CGPoint) {
    // Segments are equally wide.
    let segment = Int(place.x / bounds.width * CGFloat(actions.count))
    guard segment != selectedSegmentIndex, actions.indices.contains(segment)
    else { return }
    selectedSegmentIndex = segment
    actions[segment].perform()
  }
}
