import UIKitStandIn

extension UILabel {
  /// The size that the text needs, in lines of at most a width.
  ///
  /// As UIKit documents (`UIView/sizeThatFits(_:)`): the view keeps its own
  /// size. Here every character is half as wide as the font is high.
  public func sizeThatFits(_ size: CGSize) -> CGSize {
    let line = font.lineHeight
    let width = CGFloat(text?.count ?? 0) * line / 2.4
    let fitting = size.width > 0 ? size.width : .greatestFiniteMagnitude
    let most = CGFloat(numberOfLines > 0 ? numberOfLines : .max)
    let lines = min((width / fitting).rounded(.up), most)
    return CGSize(width: min(width, fitting), height: lines * line)
  }
}
