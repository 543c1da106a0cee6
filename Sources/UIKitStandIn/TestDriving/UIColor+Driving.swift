extension UIColor {
  /// Makes the colour of a name, which may have another one in the dark.
  package convenience init(name: String, inTheDark darkName: String? = nil) {
    self.init(ownName: name, inTheDark: darkName)
  }

  /// What the colour is called here.
  package var name: String { ownName }
}
