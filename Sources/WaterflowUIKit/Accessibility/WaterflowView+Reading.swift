import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// What can be read, in order: headers, items and footers section by section,
  /// then what an app has added.
  var readingOrder: [Any] {
    loadIfNeeded()
    let cells = engine.liveCells.compactMap {
      $0.element.kind == .background ? nil : host.cell($0.cell)
    }
    return cells + subviews.filter { !($0 is WaterflowCell) && !$0.isHidden }
  }

  /// What assistive technology should know about a cell by itself.
  func traits(of cell: WaterflowCell) -> UIAccessibilityTraits {
    switch host.element(of: cell)?.kind {
    case .header, .contentHeader: return .header
    case .item:
      var traits = UIAccessibilityTraits.none
      if allowsSelection { traits.insert(.button) }
      if cell.isSelected { traits.insert(.selected) }
      return traits
    case .footer, .background, nil: return .none
    }
  }

  // MARK: - Where somebody reads

  /// Something else is read out: if that is a cell, or something in it, the cell
  /// stays, and comes into view.
  func readerMoved() {
    let cell = readView.flatMap { self.cell(around: $0) }
    let element = cell.flatMap { host.element(of: $0) }
    guard element != reading.element else { return }
    reading.came(to: element)
    // What was read may go.
    setNeedsPass()
  }

  /// The view that is read out, or that draws what is.
  var readView: UIView? {
    var focused = UIAccessibility.focusedElement(using: nil)
    while let drawn = focused as? UIAccessibilityElement {
      focused = drawn.accessibilityContainer
    }
    return focused as? UIView
  }

  /// Does what a tap on a cell does.
  ///
  /// - Returns: whether anything was done.
  func activate(_ cell: WaterflowCell) -> Bool {
    guard let item = host.item(of: cell) else { return false }
    return selection.activate(item)
  }

  // MARK: - Pages

  /// Scrolls by what is in view or, across the axis, turns a page of a pager,
  /// and tells where that is.
  ///
  /// - Returns: whether there was anything to scroll to.
  func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    loadIfNeeded()
    // What people do not scroll, those who hear it do not either.
    guard isScrollEnabled else { return false }
    guard let isForward = isForward(direction) else {
      return turnPage(direction)
    }
    let insets = engine.contentInsets
    var goal = engine.offset
    if scrollDirection == .vertical {
      let page = max(1, viewportLength - insets.top - insets.bottom)
      goal.y += isForward ? page : -page
    } else {
      let page = max(1, viewportLength - insets.left - insets.right)
      goal.x += isForward ? page : -page
    }
    goal = engine.clamped(goal)
    let (dx, dy) = (goal.x - engine.offset.x, goal.y - engine.offset.y)
    // Scroll views round offsets to pixels.
    guard abs(dx) >= 1 || abs(dy) >= 1 else { return false }
    setContentOffset(contentOffset(of: goal), animated: false)
    catchUp()
    UIAccessibility.post(notification: .pageScrolled, argument: position)
    return true
  }

  private func turnPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let pager, direction == .left || direction == .right else {
      return false
    }
    let page = pager.target + ((direction == .left) != isMirrored ? 1 : -1)
    pager.turn(to: page, animated: false)
    guard pager.page == page else { return false }
    catchUp()
    UIAccessibility.post(notification: .pageScrolled, argument: position)
    return true
  }

  /// Whether a direction is that of growing offsets; nil if it is across.
  private func isForward(_ direction: UIAccessibilityScrollDirection) -> Bool? {
    let isMirrored = engine.layout.beginsAtRight
    switch (scrollDirection, direction) {
    case (_, .next): return !isMirrored
    case (_, .previous): return isMirrored
    case (.vertical, .down), (.horizontal, .left): return true
    case (.vertical, .up), (.horizontal, .right): return false
    default: return nil
    }
  }

  /// Which of how many items are in view, in words; nil if none is.
  private var position: String? {
    let seen = controller.visibleItems
    guard let first = seen.first, let last = seen.last else { return nil }
    let counts = controller.countsInData
    func number(_ item: ItemPath) -> Int {
      counts[..<item.section].reduce(item.item + 1, +)
    }
    return localizedStrings.position(
      number(first)...number(last), counts.reduce(0, +))
  }
}
