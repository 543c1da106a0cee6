/// What gestures may want of a platform that makes something of touches itself.
public struct GestureClaims: OptionSet, Sendable {
  /// A bit for each claim.
  public let rawValue: Int32

  /// Creates a set of claims from its bits.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// A finger may be kept from scrolling, and a mouse from selecting text.
  public static var drags: GestureClaims { GestureClaims(rawValue: 1) }
  /// A finger that rests has a meaning: no menu, no selected text.
  public static var presses: GestureClaims { GestureClaims(rawValue: 2) }
  /// The content's start is pulled: the page is not, and is not loaded anew.
  public static var pulls: GestureClaims { GestureClaims(rawValue: 4) }
  /// Several items can be selected with keys: they select no text.
  public static var ranges: GestureClaims { GestureClaims(rawValue: 8) }
}
