import Foundation

extension UIView {
  /// Where the view is drawn at this moment, in its superview's coordinates:
  /// what Core Animation calls the presentation's frame.
  package var shownFrame: CGRect {
    let map = layer.shown
    let size = CGSize(width: frame.width * map.a, height: frame.height * map.d)
    return CGRect(
      x: center.x + map.tx - size.width / 2,
      y: center.y + map.ty - size.height / 2, width: size.width,
      height: size.height)
  }
}
