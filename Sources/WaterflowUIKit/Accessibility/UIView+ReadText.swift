extension UIView {
  /// What the elements inside say, one after the other; nil if nothing.
  var readText: String? {
    let texts = subviews.compactMap { view -> String? in
      if view.isHidden { return nil }
      return view.isAccessibilityElement
        ? view.accessibilityLabel : view.readText
    }
    let said = texts.filter { !$0.isEmpty }
    return said.isEmpty ? nil : said.joined(separator: ", ")
  }
}
