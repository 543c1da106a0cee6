import UIKitStandIn

/// What pictures that are drawn are like.
open class UIGraphicsImageRendererFormat: NSObject {
  /// How many pixels a point has.
  ///
  /// As UIKit documents: as many as on the main screen at first, here two.
  open var scale: CGFloat = 2

  /// Makes a format with what is set at first.
  public override init() {
    super.init()
  }
}
