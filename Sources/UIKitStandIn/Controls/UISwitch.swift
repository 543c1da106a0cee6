/// A control that is on or off.
///
/// As UIKit documents: people tap it or drag its knob, and drags that begin in
/// the knob are not to be recognised by others.
open class UISwitch: UIControl {}
