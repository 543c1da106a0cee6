extension UIMenu {
  /// The action with a title, in a submenu with another one, or nil.
  package func action(_ title: String, in submenu: String? = nil) -> UIAction? {
    var elements = children
    if let submenu {
      let menus = children.compactMap { $0 as? UIMenu }
      elements = menus.first { $0.title == submenu }?.children ?? []
    }
    return elements.compactMap { $0 as? UIAction }.first { $0.title == title }
  }
}
