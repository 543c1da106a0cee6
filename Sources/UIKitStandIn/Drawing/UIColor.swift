import Foundation

/// A colour.
///
/// As UIKit documents: those with a purpose are others in the dark. Here a
/// colour only knows its name.
open class UIColor: NSObject, @unchecked Sendable {
  let ownName: String
  let darkName: String?

  init(ownName: String, inTheDark darkName: String? = nil) {
    self.ownName = ownName
    self.darkName = darkName
    super.init()
  }

  /// The colour that this one is in some surroundings.
  ///
  /// As UIKit documents: one that does not depend on them.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let isDark = traitCollection.userInterfaceStyle == .dark
    return UIColor(name: isDark ? darkName ?? name : name)
  }

  /// The colour as layers take it.
  ///
  /// As UIKit documents: it stays as it is, whatever becomes of the
  /// surroundings.
  open var cgColor: CGColor { CGColor(ownName: name) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.name == name
  }

  open override var hash: Int { name.hashValue }

  /// The colour of what cannot be undone.
  public static let systemRed = UIColor(name: "systemRed")
  /// A colour that means nothing in particular.
  public static let systemGray = UIColor(name: "systemGray")
  /// White, in the dark as well.
  public static let white = UIColor(name: "white")
  /// The colour of text.
  package static let label = UIColor(name: "label")
}
