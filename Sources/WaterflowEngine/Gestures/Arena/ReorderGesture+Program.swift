import WaterflowLayout

extension ReorderGesture {
  /// Lifts an item for something else than a touch in the arena, which goes on
  /// with ``drag(to:time:)`` and ends with ``drop(at:)`` or ``cancel()``.
  ///
  /// - Parameters:
  ///   - item: which one; ``canMove`` is asked.
  ///   - location: where it is gripped, in points from the viewport's top left
  ///     corner.
  ///   - time: in milliseconds.
  /// - Returns: whether it was lifted; not while one is dragged, or in a
  ///   callback of the engine's host.
  public func lift(_ item: ItemPath, at location: LayoutPoint, time: Double)
    -> Bool
  {
    let turn = dragTurn
    guard !isDragging, canMove(item), turn == dragTurn else { return false }
    self.location = location
    self.time = time
    guard begin(item, at: location) else { return false }
    touchClaimed()
    return isDragging
  }

  /// Drags the lifted item, as a finger does.
  public func drag(to location: LayoutPoint, time: Double) {
    guard isDragging else { return }
    self.location = location
    self.time = time
    follow()
  }

  /// Drops the lifted item where its gap is.
  public func drop(at time: Double) {
    guard isDragging else { return }
    self.time = time
    end { $0.drop() }
  }
}
