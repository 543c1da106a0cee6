/// A control for one value of a range.
///
/// As UIKit documents: people move its thumb along a track, and swipes that
/// begin in the thumb, along the track, are not to be recognised by others.
open class UISlider: UIControl {}
