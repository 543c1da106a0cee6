import WaterflowLayout

/// The changes that the calls within one update have named so far.
public final class OpenUpdate {
  /// What comes, goes, moves and is read anew.
  public var batch = BatchUpdate()
  /// Items whose cells are to be filled again, by their old paths.
  public var reconfigured: [ItemPath] = []
  /// Told whether the cells have arrived.
  public var completions: [(Bool) -> Void] = []

  init() {}
}
