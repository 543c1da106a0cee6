import WaterflowLayout

extension SwipeFeature {
  /// Asks what is offered for an item now, for assistive technology; in the
  /// order of reading.
  public func offers(for item: ItemPath) -> [Host.Actions] {
    guard let offer = ask(item) else { return [] }
    return [offer.leading, offer.trailing].compactMap { $0 }
  }

  func ask(_ item: ItemPath) -> Offer? {
    guard controller.isInData(item) else { return nil }
    let turn = turn
    let leading = host.actions(of: item, at: .leading)
    // In other data the item has another path.
    guard turn == self.turn else { return nil }
    let trailing = host.actions(of: item, at: .trailing)
    guard turn == self.turn else { return nil }
    let offer = Offer(item: item, leading: leading, trailing: trailing)
    let count =
      description(of: offer, at: .leading).count
      + description(of: offer, at: .trailing).count
    return count > 0 ? offer : nil
  }

  /// What a swipe has to know; buttons leave a fifth of an item to its content.
  func description(
    of offer: Offer, at edge: SwipeEdge, breadth: Double = 0
  ) -> SwipeActions {
    guard let actions = offer.actions(at: edge) else { return .none }
    var description = host.description(of: actions)
    description.length = min(description.length, breadth * 0.8)
    return description
  }

  /// Where an item is shown, in points from the viewport's corner.
  func frame(of item: ItemPath) -> LayoutRect? {
    let viewport = controller.engine.viewport
    let layout = controller.engine.layout
    let shown = ElementID(controller.shownPath(of: item))
    var frame = layout.element(shown, in: viewport)?.frame
    frame?.x -= viewport.offset.x
    frame?.y -= viewport.offset.y
    return frame
  }

  func breadth(of frame: LayoutRect) -> Double {
    controller.engine.layout.axis == .vertical ? frame.width : frame.height
  }
}
