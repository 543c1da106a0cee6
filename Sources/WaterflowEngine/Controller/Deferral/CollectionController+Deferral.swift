extension CollectionController {
  /// Whether cells load their content only while it can be read; see
  /// ``deferContent(_:reach:)``.
  public var defersContent: Bool { deferral?.isEnabled ?? false }

  /// Whether content travels too fast to be read just now, where it is put off.
  public var isDeferringContent: Bool { deferral?.isDeferring ?? false }

  /// Has cells load their content only while it can be read, or as they are
  /// filled: what was put off is loaded then.
  ///
  /// - Parameters:
  ///   - isDeferred: whether content waits.
  ///   - reach: how far out of the viewport cells load, in points; all do
  ///     unless given. Counts the first time.
  public func deferContent(_ isDeferred: Bool, reach: Double = .infinity) {
    if isDeferred, deferral == nil {
      let deferral = DeferralFeature(self, reach: reach)
      self.deferral = deferral
      add(deferral)
    }
    deferral?.isEnabled = isDeferred
  }
}
