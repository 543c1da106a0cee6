/// What gestures may want of the platform, as `watch.mjs` reads it.
struct TouchClaims: OptionSet {
  let rawValue: Int32

  /// A finger may be kept from scrolling, and a mouse from selecting text.
  static let drags = TouchClaims(rawValue: 1)
  /// A finger that rests has a meaning: no menu, no selected text.
  static let presses = TouchClaims(rawValue: 2)
  /// The content's start is pulled: the page is not, and is not loaded anew.
  static let pulls = TouchClaims(rawValue: 4)
  /// Several items can be selected with keys: they select no text.
  static let ranges = TouchClaims(rawValue: 8)
}
