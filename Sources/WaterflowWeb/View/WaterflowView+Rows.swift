import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// Returns the lane in which an item starts, counted from the leading side;
  /// nil in a flow or justified rows, or if there is no such item.
  ///
  /// - Complexity: O(log(items)).
  public func lane(ofItem path: ItemPath) -> Int? {
    controller.lane(ofItem: path)
  }

  /// Returns how many items of its lane come before an item; nil in a flow or
  /// justified rows, or if there is no such item.
  ///
  /// An item across lanes belongs to the first of them. The first question
  /// counts all items of the section; a module that asks none does not hold
  /// what that takes.
  ///
  /// - Complexity: O(log(items)), and the lanes of up to 512 items are looked
  ///   through, 2,048 with more than 64 lanes.
  public func row(ofItem path: ItemPath) -> Int? {
    controller.row(ofItem: path)
  }

  /// Returns the item of a row of a lane; nil in a flow or justified rows,
  /// or if there is none.
  ///
  /// - Complexity: that of ``row(ofItem:)``.
  public func item(
    atRow row: Int, lane: Int, inSection section: Int
  ) -> ItemPath? {
    controller.item(atRow: row, lane: lane, inSection: section)
  }

  /// Returns how many items start in a lane; 0 if there is no such lane.
  public func numberOfItems(inLane lane: Int, section: Int) -> Int {
    layout.numberOfItems(inLane: lane, section: section)
  }

  /// Returns the number of lanes of a section: 1 for a list, 0 for a flow,
  /// justified rows, or if there is no such section.
  public func numberOfLanes(inSection section: Int) -> Int {
    layout.numberOfLanes(inSection: section)
  }
}
