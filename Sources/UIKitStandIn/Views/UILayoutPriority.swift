/// How much a constraint counts against others.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number, from 1 to 1000.
  public let rawValue: Float

  /// Makes a priority of a number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// What has to hold.
  public static let required = UILayoutPriority(rawValue: 1_000)

  /// What gives way to content when a size is looked for.
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}
