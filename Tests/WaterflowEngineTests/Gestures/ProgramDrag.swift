import Testing
import WaterflowEngine
import WaterflowLayout

/// A drag by a program, which tells what comes of each of its steps.
final class ProgramDrag {
  let reorder: ReorderGesture<RecordingHost>
  /// Where the lifted item is shown, in content coordinates.
  private(set) var frame: LayoutRect?
  private let origin: ItemPath
  private var step: Move<ItemPath>?
  private var result: Move<ItemPath>?
  private var isDropped = false

  /// Lifts an item; nil if that is refused.
  init?(
    _ host: RecordingHost, of item: ItemPath, at location: LayoutPoint,
    sizeOfItem: @escaping (ItemPath) -> ItemSize = { _ in
      ItemSize(width: 100, height: 100)
    }
  ) {
    origin = item
    reorder = ReorderGesture(engine: host.engine, host: host)
    reorder.sizeOfItem = { item, _ in sizeOfItem(item) }
    reorder.placed = { [unowned self] in frame = $0 }
    reorder.moved = { [unowned self] in step = $0 }
    reorder.dropped = { [unowned self] in
      result = $0
      isDropped = true
    }
    guard reorder.lift(item, at: location, time: 0) else { return nil }
  }

  /// Where the gap is, while the drag is under way.
  var path: ItemPath {
    guard let item = reorder.draggedItem else {
      Issue.record("the drag is over")
      return origin
    }
    return item
  }

  /// Takes the finger somewhere; returns the move of the gap.
  @discardableResult
  func go(to location: LayoutPoint) -> Move<ItemPath>? {
    #expect(reorder.isDragging)
    step = nil
    reorder.drag(to: location, time: 0)
    return step
  }

  /// Lets go; returns the move that the data has to follow.
  func drop() -> Move<ItemPath>? {
    #expect(reorder.isDragging)
    reorder.drop(at: 0)
    #expect(isDropped)
    return result
  }

  func cancel() { reorder.cancel() }
}
