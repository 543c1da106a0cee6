import WaterflowEngine
import WaterflowLayout

/// The controller alone, on a surface that writes down.
@MainActor
final class ScreenDriver: Driver {
  let app: App
  let screen: Screen
  var controller: CollectionController<Screen> { screen.controller }
  var selection: SelectionFeature<Screen>?
  private var selectionDrags: MultipleSelectionFeature<Screen, ScreenMarquee>?
  var focusFeature: FocusFeature<Screen>?
  var swipes: SwipeFeature<Screen, ScreenSwipes>?
  var reorders: ReorderFeature<Screen, ScreenCells>?
  var pulls: PullFeature<Screen, ScreenPull>?
  var pager:
    PagerFeature<
      CollectionController<Screen>, ScreenPages
    >?
  var displays: DisplayFeature<ScreenDisplays>?
  private var pan = Pan()
  private var finger = LayoutPoint.zero
  var heldKey: KeyCommand?
  var allowsFocus = true
  var allowsSwipes = true

  init(_ app: App, _ setting: Setting) throws {
    self.app = app
    screen = try Screen(app, setting)
    let controller = screen.controller
    if setting.has(.snapshots) { screen.content = DiffableContent() }
    if setting.displaysFirst { listen() }
    if setting.has(.selection) || setting.has(.multipleSelection) {
      let selection = SelectionFeature(controller, highlightDelay: 80)
      selection.allowsMultipleSelection = setting.has(.multipleSelection)
      selection.allowsLongPress = setting.has(.longPress)
      self.selection = selection
      if setting.has(.selectionDrags) {
        selectionDrags = MultipleSelectionFeature(
          controller, selection, ScreenMarquee(app))
      }
    }
    if setting.has(.display) { listen() }
    deferContent(setting.has(.deferral))
    if setting.has(.focus) { focusFeature = FocusFeature(controller) }
    if setting.has(.swipes) {
      swipes = SwipeFeature(controller, ScreenSwipes(app))
    }
    if setting.has(.reordering) {
      reorders = ReorderFeature(controller, ScreenCells(screen))
    }
    if setting.has(.pulls) {
      let pulls = PullFeature(controller, ScreenPull(app))
      pulls.isEnabled = true
      self.pulls = pulls
    }
    if setting.pages.count > 1 {
      let pages = ScreenPages(screen)
      let pager = PagerFeature(
        controller, pages, firstSection: 2, pageCount: setting.pages.count)
      controller.requireTouches().arena.add(pager.gesture)
      pager.didTurnTo = { app.tell("turned to \($0)") }
      pages.show(0)
      self.pager = pager
    }
    cover(start: setting.inset, end: 0)
    controller.engine.anchorsToEnd = setting.anchorsToEnd
    screen.reload()
  }

  private func listen() {
    guard displays == nil else { return }
    let displays = DisplayFeature(ScreenDisplays(screen))
    controller.add(displays)
    self.displays = displays
  }

  /// Takes the view away.
  func end() {
    controller.end()
    screen.hasEnded = true
  }

  // MARK: - Looking

  var cells: [ShownCell] {
    screen.engine.liveCells.compactMap { live in
      guard var frame = screen.frames[live.cell.rawValue] else { return nil }
      frame.x -= screen.contentOffset.x
      frame.y -= screen.contentOffset.y
      return ShownCell(
        element: controller.dataElement(of: live.element),
        name: screen.name(of: live.cell), frame: frame,
        isSelected: screen.selectedCells.contains(live.cell.rawValue))
    }
  }

  var offset: Double { screen.position }
  var selectedItems: [ItemPath] { selection?.selectedItems ?? [] }
  var focusedItem: ItemPath? { focusFeature?.focusedItem }
  var openItem: ItemPath? { swipes?.openItem }
  var place: (item: String, distance: Double)? {
    screen.content?.position(in: controller)
  }
  var anchoredItem: ItemPath? {
    get { controller.anchoredItem }
    set { controller.anchoredItem = newValue }
  }

  // MARK: - Time and surroundings

  func wait(_ milliseconds: Double) { screen.clock.advance(by: milliseconds) }

  func resize(to size: LayoutSize) {
    var environment = screen.environment
    environment.viewport = size
    controller.resize(to: environment)
  }

  func cover(start: Double, end: Double) {
    var environment = screen.environment
    environment.contentInsets = Insets(
      top: start, left: 0, bottom: end, right: 0)
    controller.resize(to: environment)
  }

  // MARK: - People

  private var arena: GestureArena? { controller.touches?.arena }

  private var sample: PointerSample {
    PointerSample(pointer: 0, position: finger, time: screen.now)
  }

  func down(
    _ x: Double, _ y: Double, isMouse: Bool, _ modifier: RangeSelection.Modifier
  ) {
    finger = LayoutPoint(x: x, y: y)
    if isMouse { pan.ended() } else { pan.began(x, y) }
    arena?.began(sample, isMouse ? .mouse : .touch, modifier)
    controller.touches?.follow()
  }

  func move(_ x: Double, _ y: Double, over milliseconds: Double) {
    Glide(from: finger, to: LayoutPoint(x: x, y: y), milliseconds).run {
      wait($1)
      finger = $0
      if !pan.isScrolling {
        arena?.moved(sample)
        controller.touches?.follow()
      }
      let isClaimed = arena?.isClaimed ?? false
      let wasScrolling = pan.isScrolling
      if let way = pan.moved($0.x, $0.y, isClaimed: isClaimed) {
        if !wasScrolling { arena?.scrolled() }
        scrollByHand(to: screen.position + way)
      }
    }
  }

  func up() {
    if !pan.isScrolling { arena?.ended(sample) }
    pan.ended()
  }

  func cancelTouch() {
    arena?.cancelled(pointer: 0)
    pan.ended()
  }

  func interrupt() {
    arena?.cancel()
    pan.ended()
  }

  func handScroll(by distance: Double) {
    controller.stopScrolling()
    Glide(
      from: .zero, to: screen.point(distance), Glide.handTime
    ).run { step, time in
      wait(time)
      scrollByHand(to: screen.position + (step.x + step.y) - done)
      done = step.x + step.y
    }
    done = 0
    wait(Glide.rest)
  }

  private var done = 0.0

  private func scrollByHand(to position: Double) {
    controller.strayed(
      by: abs(position - screen.position), isMoving: true)
    screen.scroll(to: screen.point(position))
    controller.pass(at: screen.contentOffset, time: screen.now)
  }

  func press(_ command: KeyCommand, _ isHeld: Bool) {
    guard allowsFocus, focusFeature?.obey(command) == true else { return }
    if isHeld {
      heldKey = command
      repeatKey(after: 400)
    } else if command.action == .press {
      focusFeature?.release(isCancelled: false)
    }
  }

  private func repeatKey(after delay: Double) {
    screen.clock.schedule(after: delay) { [self] in
      guard let heldKey else { return }
      _ = focusFeature?.obey(heldKey)
      repeatKey(after: 80)
    }
  }

  func letGo() {
    if heldKey?.action == .press { focusFeature?.release(isCancelled: false) }
    heldKey = nil
  }

  func blur() { focusFeature?.isPresent = false }

  func edit(_ item: ItemPath?) {
    screen.engine.editedElement = item.map { ElementID($0) }
  }
}
