import UIKitStandIn

/// A colour.
///
/// As UIKit documents: those with a purpose are others in the dark. Here a
/// colour only knows its name.
open class UIColor: NSObject, @unchecked Sendable {
  package let name: String

  init(name: String) {
    self.name = name
    super.init()
  }

  /// Makes a colour of hue, saturation, brightness and opacity, from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(name: "hsb \(hue) \(saturation) \(brightness) \(alpha)")
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.name == name
  }

  open override var hash: Int { name.hashValue }

  /// The same colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(name: "\(name) alpha \(alpha)")
  }

  /// Fills with this colour from here on.
  ///
  /// As UIKit documents: in the current drawing context, and nothing outside
  /// of one.
  open func setFill() {
    UIGraphicsImageRendererContext.current?.fillColor = self
  }

  /// The colour of text.
  public static let label = UIColor(name: "label")
  /// The colour of text that matters less.
  public static let secondaryLabel = UIColor(name: "secondaryLabel")
  /// The colour behind everything.
  public static let systemBackground = UIColor(name: "systemBackground")
  /// The colour behind what is grouped.
  public static let secondarySystemBackground =
    UIColor(name: "secondarySystemBackground")
  /// The colour behind what is grouped within a group.
  public static let tertiarySystemBackground =
    UIColor(name: "tertiarySystemBackground")
  /// The colour of thin shapes that lie over others.
  public static let systemFill = UIColor(name: "systemFill")
}
