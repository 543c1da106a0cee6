/// How much work an engine has done since it was made.
public struct EngineCounters: Equatable, Sendable {
  /// Passes that looked for what is visible.
  public var passes = 0
  /// Cells that a host had to make.
  public var cellsMade = 0
  /// Cells that came from the pool.
  public var cellsReused = 0
  /// Cells that were given up because nobody needed them.
  public var cellsDestroyed = 0
  /// Records handed to the host.
  public var operations = 0
  /// Items that the layout has placed.
  public var itemsLaidOut = 0

  /// The part of all cells asked for that came from the pool, from 0 to 1.
  public var reuseRate: Double {
    let all = cellsMade + cellsReused
    return all > 0 ? Double(cellsReused) / Double(all) : 0
  }
}
