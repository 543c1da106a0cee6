/// A number of items or sections that the changes do not explain.
public struct CountMismatch: Equatable, Sendable {
  /// The section by its new index; nil where sections themselves are counted.
  public var section: Int?
  /// How many there were before the update.
  public var before: Int
  /// How many the update inserts.
  public var inserted = 0
  /// How many the update deletes.
  public var deleted = 0
  /// How many the update moves here from other places, or within.
  public var movedIn = 0
  /// How many the update moves away to other places, or within.
  public var movedOut = 0
  /// How many there were given after the update.
  public var actual: Int

  /// Creates a mismatch without changes.
  public init(section: Int?, before: Int, actual: Int) {
    self.section = section
    self.before = before
    self.actual = actual
  }

  /// How many there should be after the update; nil if no integer is so large.
  public var expected: Int? {
    let kept = before - deleted - movedOut
    let (sum, isTooLarge) = kept.addingReportingOverflow(inserted + movedIn)
    return isTooLarge ? nil : sum
  }
}
