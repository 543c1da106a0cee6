import UIKitStandIn

/// Draws pictures; on any thread.
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  private let scale: CGFloat

  /// Makes a renderer of pictures of a size, in points, and a format.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    scale = format.scale
    super.init()
  }

  /// Draws a picture.
  ///
  /// As UIKit documents: the closure draws into the context that is current
  /// while it runs.
  open func image(
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> UIImage {
    let context = UIGraphicsImageRendererContext()
    let former = UIGraphicsImageRendererContext.current
    UIGraphicsImageRendererContext.current = context
    actions(context)
    UIGraphicsImageRendererContext.current = former
    return UIImage(size: size, scale: scale, fills: context.fills)
  }
}
