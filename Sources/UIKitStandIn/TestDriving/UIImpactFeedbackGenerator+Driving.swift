@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension UIImpactFeedbackGenerator {
  /// How many taps there were in this test.
  package static var impacts: Int {
    get { Timeline.current.impacts }
    set { Timeline.current.impacts = newValue }
  }
}
