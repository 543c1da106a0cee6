#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension WaterflowCell {
  /// Draws what the cell shows elsewhere than in its place.
  func displaceContent(by offset: CGPoint) {
    let map = CGAffineTransform(
      a: 1, b: 0, c: 0, d: 1, tx: offset.x, ty: offset.y)
    for view in [backgroundView, selectedBackgroundView, contentView] {
      view?.transform = map
    }
  }

  /// How far from its place the content is drawn at the moment.
  var shownDisplacement: CGPoint {
    let layer = contentView.layer
    let map = (layer.presentation() ?? layer).affineTransform()
    return CGPoint(x: map.tx, y: map.ty)
  }
}
