@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension UISelectionFeedbackGenerator {
  /// How many changes there were in this test.
  package static var changes: Int {
    get { Timeline.current.selectionChanges }
    set { Timeline.current.selectionChanges = newValue }
  }
}
