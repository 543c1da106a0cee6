/// A feature that works as long as an app has a delegate for it.
public protocol DelegatedFeature: AnyObject {
  /// Whether there is one; the one that goes hears how what is under way ends.
  var isEnabled: Bool { get set }
}

extension DelegatedFeature {
  /// Lets another delegate, or none, take the place of the one before, and calls
  /// `keep` to take it over; not if the one that goes has seen to another.
  ///
  /// ```swift
  /// pulls.enable(newValue != nil) { host.delegate = newValue }
  /// ```
  public func enable(_ isEnabled: Bool, keep: () -> Void) {
    self.isEnabled = isEnabled
    if self.isEnabled == isEnabled { keep() }
  }
}
