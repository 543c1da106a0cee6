import Foundation

/// A colour.
///
/// As UIKit documents: those with a purpose are others in the dark. Here a
/// colour only knows its name.
open class UIColor: NSObject, @unchecked Sendable {
  let ownName: String

  init(ownName: String) {
    self.ownName = ownName
    super.init()
  }

  /// The colour as layers take it.
  open var cgColor: CGColor { CGColor(name: name) }

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
