import Foundation

extension UIWindow {
  /// Makes a window with a view that fills it, as an app's root view does.
  package convenience init(
    root: UIView, size: CGSize, safeArea: UIEdgeInsets = .zero
  ) {
    self.init(frame: CGRect(origin: .zero, size: size))
    setSafeArea(safeArea)
    root.frame = bounds
    addSubview(root)
  }

  /// Carries out pending layout in this window, as a turn of the run loop
  /// does.
  ///
  /// - Returns: The passes over the tree that it took.
  @discardableResult
  package func layOut() -> Int {
    Display.layOut(self)
  }

  /// Gives the window another size and safe area, and its root view the same
  /// size, then lays out.
  package func rotate(to size: CGSize, safeArea: UIEdgeInsets = .zero) {
    self.safeArea = safeArea
    frame = CGRect(origin: frame.origin, size: size)
    subviews.first?.frame = bounds
    updateSafeArea()
    layOut()
  }

  /// Covers edges of the window, as bars and corners do.
  package func setSafeArea(_ insets: UIEdgeInsets) {
    safeArea = insets
    updateSafeArea()
  }

  /// Lets people read from the other side.
  package func setLayoutDirection(
    _ direction: UIUserInterfaceLayoutDirection
  ) {
    layoutDirection = direction
    tellTraits(traits)
  }

  /// Gives the display another number of pixels in a point.
  package func setDisplayScale(_ scale: CGFloat) {
    takeTraits(scale: scale, style: traits.userInterfaceStyle)
  }

  /// Makes everything dark, or light again.
  package func setStyle(_ style: UIUserInterfaceStyle) {
    takeTraits(scale: traits.displayScale, style: style)
  }

  /// Takes over the size of text that a person has chosen.
  func takeTextSize() {
    takeTraits(scale: traits.displayScale, style: traits.userInterfaceStyle)
  }

  private func takeTraits(scale: CGFloat, style: UIUserInterfaceStyle) {
    let previous = traits
    traits = UITraitCollection(displayScale: scale, userInterfaceStyle: style)
    tellTraits(previous)
  }

  /// Lets the window have a focus, as on a television.
  package func startFocusSystem() -> UIFocusSystem {
    let system = UIFocusSystem(self)
    ownFocusSystem = system
    return system
  }

  /// What moves the focus, if the window has one.
  package var focusSystem: UIFocusSystem? { ownFocusSystem }

  /// Where keys go, or `nil` if nobody wants them.
  package var firstResponder: UIResponder? { keyResponder }
}
