import Foundation

/// A colour.
///
/// As UIKit documents: those with a purpose are others in the dark. Here a
/// colour only knows its name.
open class UIColor: NSObject, @unchecked Sendable {
  package let name: String

  package init(name: String) {
    self.name = name
    super.init()
  }

  /// The colour as layers take it.
  open var cgColor: CGColor { CGColor(name: name) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.name == name
  }

  open override var hash: Int { name.hashValue }
}
