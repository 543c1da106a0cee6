import UIKitStandIn

@testable import WaterflowUIKit

/// A cell that knows what it was filled with.
final class LoggingCell: WaterflowCell {
  var filled: IndexPath?
  var emptied = 0

  override func prepareForReuse() {
    emptied += 1
    filled = nil
  }
}
