extension UIColor {
  /// Makes the colour of a name.
  package convenience init(name: String) {
    self.init(ownName: name)
  }

  /// What the colour is called here.
  package var name: String { ownName }
}
