import UIKitStandIn

extension UIColor {
  /// Makes a colour of hue, saturation, brightness and opacity, from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(name: "hsb \(hue) \(saturation) \(brightness) \(alpha)")
  }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(name: "\(name) alpha \(alpha)")
  }

  /// Fills with this colour from here on.
  ///
  /// As UIKit documents: in the current drawing context, and nothing outside
  /// of one.
  public func setFill() {
    UIGraphicsImageRendererContext.current?.fillColor = self
  }

  /// Black, in the light as well.
  public static let black = UIColor(name: "black")
  /// The colour of text that matters less.
  public static let secondaryLabel = UIColor(name: "secondaryLabel")
  /// The colour behind everything.
  public static let systemBackground = UIColor(name: "systemBackground")
  /// The colour behind what is grouped.
  public static let secondarySystemBackground =
    UIColor(name: "secondarySystemBackground")
  /// The colour of thin shapes that lie over others.
  public static let systemFill = UIColor(name: "systemFill")
}
