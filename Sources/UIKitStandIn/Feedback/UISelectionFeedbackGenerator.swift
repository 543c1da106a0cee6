import Foundation

/// What lets a person feel that something else is chosen now.
///
/// As UIKit documents: on iOS alone, and devices that cannot do it do nothing. Here every change
/// is written down.
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor
open class UISelectionFeedbackGenerator {
  /// Makes a generator.
  public init() {}

  /// Lets a change be felt.
  open func selectionChanged() { Timeline.current.selectionChanges += 1 }
}
