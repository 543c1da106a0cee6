/// A view that people set something with.
///
/// As UIKit documents: it tells its targets of actions; those are not here.
open class UIControl: UIView {}
