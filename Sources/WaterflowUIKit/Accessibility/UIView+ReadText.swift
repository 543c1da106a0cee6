extension UIView {
  /// What the elements inside say, one after the other; nil if nothing.
  var readText: String? {
    // A container says itself what is in it.
    let parts: [Any] = accessibilityElements ?? subviews
    let texts = parts.compactMap { part -> String? in
      guard let view = part as? UIView else {
        #if canImport(UIKit)
          return (part as? NSObject)?.accessibilityLabel
        #else
          return (part as? UIResponder)?.accessibilityLabel
        #endif
      }
      if view.isHidden || view.alpha == 0 { return nil }
      if view.isAccessibilityElement { return view.accessibilityLabel }
      return view.accessibilityElementsHidden ? nil : view.readText
    }
    let said = texts.filter { !$0.isEmpty }
    return said.isEmpty ? nil : said.joined(separator: ", ")
  }
}
