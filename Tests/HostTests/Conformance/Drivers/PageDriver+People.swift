import WaterflowEngine
import WaterflowLayout

@testable import WaterflowWeb

extension PageDriver {
  // MARK: - People

  /// Tells what the page would of a finger.
  ///
  /// - Returns: whether a gesture has it.
  @discardableResult
  private func tell(
    _ code: TouchEvent.Code, _ kind: PointerKind = .touch,
    _ modifier: RangeSelection.Modifier = .plain
  ) -> Bool {
    guard let samples = page.samples?.assumingMemoryBound(to: Double.self),
      let watch = page.calls.last(where: { $0.name == "watch" })
    else { return false }
    let values = [
      finger.x, finger.y, clock.now, 0, Double(kind.rawValue),
      Double(modifier.rawValue), 0, 0,
    ]
    for (index, value) in values.enumerated() { samples[index] = value }
    act { eventFired(Int32(watch.numbers[0]), Double(code.rawValue)) }
    return Int(samples[7]) & TouchEvent.Answer.claimed.rawValue != 0
  }

  func down(
    _ x: Double, _ y: Double, isMouse: Bool, _ modifier: RangeSelection.Modifier
  ) {
    finger = LayoutPoint(x: x, y: y)
    if isMouse { pan.ended() } else { pan.began(x, y) }
    tell(.began, isMouse ? .mouse : .touch, modifier)
  }

  func move(_ x: Double, _ y: Double, over milliseconds: Double) {
    Glide(from: finger, to: LayoutPoint(x: x, y: y), milliseconds).run {
      wait($1)
      finger = $0
      let isClaimed = pan.isScrolling ? false : tell(.moved)
      let wasScrolling = pan.isScrolling
      if let way = pan.moved($0.x, $0.y, isClaimed: isClaimed) {
        if !wasScrolling { tell(.scrolls) }
        scrollByHand(to: position + way)
      }
    }
  }

  func up() {
    if !pan.isScrolling { tell(.ended) }
    pan.ended()
  }

  func cancelTouch() {
    tell(.cancelled)
    pan.ended()
  }

  func interrupt() {
    tell(.leaves)
    pan.ended()
  }

  func handScroll(by distance: Double) {
    // A page tells of no finger that does not scroll yet.
    var done = distance > 0 ? 2.0 : -2
    scrollByHand(to: position + done)
    Glide(
      from: .zero, to: LayoutPoint(x: distance, y: 0), Glide.handTime
    ).run { step, time in
      wait(time)
      scrollByHand(to: position + step.x - done)
      done = step.x
    }
    wait(Glide.rest)
  }

  private func scrollByHand(to wanted: Double) {
    position = inRange(wanted)
    act { tellScroll() }
  }

  func press(_ command: KeyCommand, _ isHeld: Bool) {
    send(command)
    guard isHeld else { return }
    heldKey = command
    repeatKey(after: 400)
  }

  private func send(_ command: KeyCommand) {
    let number: Int32 =
      switch command.action {
      case .move(let move): Int32(move.rawValue)
      case .press: 8
      case .selectAll: 10
      case .showActions: 11
      case .escape: 12
      }
    let modifier = command.modifier
    var held: Int32 = modifier == .extend || modifier == .add ? 1 : 0
    if modifier == .toggle || modifier == .add { held |= 2 }
    if command.carriesItem { held |= 4 }
    act { _ = keyPressed(view.number, number, held, 0, 0) }
  }

  private func repeatKey(after delay: Double) {
    clock.schedule(after: delay) { [unowned self] in
      guard let heldKey else { return }
      send(heldKey)
      repeatKey(after: 80)
    }
  }

  func letGo() { heldKey = nil }

  func blur() { act { _ = keyPressed(view.number, -2, 0, 0, 0) } }

  func edit(_ item: ItemPath?) {
    act {
      cellEdited(
        view.number, item == nil ? -1 : Int32(ElementKind.item.rawValue),
        Int32(item?.section ?? -1), Int32(item?.item ?? -1))
    }
  }
}
