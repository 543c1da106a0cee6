import UIKitStandIn

/// What a picture is drawn into.
open class UIGraphicsImageRendererContext: NSObject {
  var fillColor = UIColor(name: "black")
  private(set) var fills: [(color: UIColor, rect: CGRect)] = []

  private static let key = "UIGraphicsImageRendererContext"

  /// The context of this thread, as UIKit keeps one for each.
  static var current: UIGraphicsImageRendererContext? {
    get {
      Thread.current.threadDictionary[key] as? UIGraphicsImageRendererContext
    }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Fills a rectangle with the colour that was set last.
  open func fill(_ rect: CGRect) {
    fills.append((fillColor, rect))
  }
}
