import Foundation

/// What lets a person feel that something else is chosen now.
///
/// As UIKit documents: devices that cannot do it do nothing. Here every change
/// is written down.
@MainActor
open class UISelectionFeedbackGenerator {
  /// How many changes there were in this test.
  package static var changes: Int {
    get { Timeline.current.selectionChanges }
    set { Timeline.current.selectionChanges = newValue }
  }

  /// Makes a generator.
  public init() {}

  /// Lets a change be felt.
  open func selectionChanged() { Self.changes += 1 }
}
