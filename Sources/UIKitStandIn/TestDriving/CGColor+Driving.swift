extension CGColor {
  /// What the colour is called here.
  package var name: String { ownName }
}
