import UIKitStandIn
import WaterflowEngine
import WaterflowLayout

@testable import WaterflowUIKit

/// The view for UIKit in a window of the stand-in, with a finger, a mouse and
/// a keyboard.
@MainActor
final class UIKitDriver: Driver {
  static let overshoots = true
  let app: App
  let view: WaterflowUIKit.WaterflowView
  private let window: UIWindow
  let source: UIKitApp
  let snapshots: WaterflowUIKit.WaterflowDiffableDataSource<Int, String>?
  var pager: WaterflowUIKit.WaterflowPager?
  /// What the view and its pages ask, which does not hold them.
  var sources: [UIKitApp] = []
  private var finger = Finger()
  private var heldKey: Keyboard.HeldKey?

  init(_ app: App, _ setting: Setting) throws {
    TestClock.reset()
    self.app = app
    let source = UIKitApp(app, setting)
    self.source = source
    let view = WaterflowUIKit.WaterflowView(
      frame: .zero, scrollDirection: setting.axis)
    self.view = view
    view.pixelScale = 0
    view.now = { TestClock.now * 1_000 }
    view.schedule = { delay, body in
      TestClock.schedule(in: delay / 1_000, body)
    }
    if !setting.makesCells {
      view.register(NamedUIKitCell.self, forCellWithReuseIdentifier: "cell")
    }
    snapshots =
      setting.has(.snapshots)
      ? WaterflowUIKit.WaterflowDiffableDataSource(waterflowView: view) {
        source.cell($0, $2)
      } : nil
    if snapshots == nil { view.dataSource = source }
    if setting.displaysFirst { view.displayDelegate = source }
    if setting.hasDelegate {
      view.waterflowDelegate = source
      view.selectionDelegate = source
      view.focusDelegate = source
    }
    if setting.has(.display) { view.displayDelegate = source }
    view.allowsSelection =
      setting.has(.selection) || setting.has(.multipleSelection)
    view.allowsMultipleSelection = setting.has(.multipleSelection)
    view.allowsLongPress = setting.has(.longPress)
    if setting.has(.selectionDrags) { view.multipleSelectionDelegate = source }
    view.allowsFocus = setting.has(.focus)
    view.defersContent = setting.has(.deferral)
    if setting.has(.nearEnd) { view.nearEndLength = 100 }
    if setting.has(.prefetching) { view.prefetchDataSource = source }
    view.contentInset.top = CGFloat(setting.inset)
    view.anchorsToEnd = setting.anchorsToEnd
    if setting.has(.swipes) { view.swipeDelegate = source }
    if setting.has(.reordering) { view.reorderDelegate = source }
    if setting.has(.pulls) {
      view.pullDelegate = source
      // Short content would not be pulled.
      view.alwaysBounceVertical = true
    }
    UIAccessibility.isReduceMotionEnabled = setting.prefersReducedMotion
    if setting.direction == .rightToLeft {
      view.semanticContentAttribute = .forceRightToLeft
    }
    window = UIWindow(
      root: view, size: CGSize(width: setting.width, height: setting.height))
    if setting.has(.announcements) { listen() }
    if setting.pages.count > 1 { makePager(setting) }
    window.layOut()
  }

  private func listen() {
    let app = app
    ScreenReader.isRunning = true
    ScreenReader.onTell = { notification, argument in
      guard notification == .announcement else { return }
      app.tell("said \(ScreenReader.text(of: argument) ?? "nothing")")
    }
    view.localizedStrings.added = { "+\($0)" }
    view.localizedStrings.removed = { "-\($0)" }
    view.localizedStrings.moved = { "~\($0)" }
    view.localizedStrings.movedTo = { "\($0) of \($1)" }
  }

  private func makePager(_ setting: Setting) {
    let (app, main) = (app, view)
    let pager = WaterflowUIKit.WaterflowPager(
      view, firstSection: 2, pageCount: setting.pages.count
    ) { [weak self] page, view in
      if !setting.makesCells {
        view.register(NamedUIKitCell.self, forCellWithReuseIdentifier: "cell")
      }
      if view === main { app.show(page: page) }
      let source = UIKitApp(app, setting, page: view === main ? nil : page)
      self?.sources.append(source)
      view.waterflowDelegate = source
      view.dataSource = source
    }
    pager.didTurnTo = { app.tell("turned to \($0)") }
    self.pager = pager
  }

  /// Does something, and lets the run loop turn, but in a callback.
  func act(_ body: () -> Void) {
    body()
    if !app.isTelling { window.layOut() }
  }

  // MARK: - Looking

  var isVertical: Bool { view.scrollDirection == .vertical }

  /// Where the content is, as if nothing was pulled.
  private var origin: CGPoint {
    var origin = view.contentOffset
    if view.pullState != .idle { origin.y = max(0, origin.y) }
    return origin
  }

  var cells: [ShownCell] {
    var shown: [ShownCell] = []
    for cell in view.subviews {
      guard let cell = cell as? NamedUIKitCell, !cell.isHidden,
        let element = view.host.element(of: cell)
      else { continue }
      // A drag draws it elsewhere by its transform.
      let size = cell.bounds.size
      let frame = LayoutRect(
        x: Double(cell.center.x - size.width / 2 - origin.x),
        y: Double(cell.center.y - size.height / 2 - origin.y),
        width: Double(size.width), height: Double(size.height))
      shown.append(
        ShownCell(
          element: element, name: cell.name, frame: frame,
          isSelected: cell.isSelected))
    }
    return shown
  }

  var offset: Double { Double(isVertical ? origin.y : origin.x) }
  var selectedItems: [ItemPath] {
    view.indexPathsForSelectedItems.map {
      ItemPath(section: $0.section, item: $0.item)
    }
  }
  var focusedItem: ItemPath? {
    view.focusedIndexPath.map {
      ItemPath(section: $0.section, item: $0.item)
    }
  }
  var openItem: ItemPath? {
    view.indexPathForOpenSwipeActions.map {
      ItemPath(section: $0.section, item: $0.item)
    }
  }

  var place: (item: String, distance: Double)? {
    snapshots?.position.map { ($0.item, Double($0.distance)) }
  }
  var anchoredItem: ItemPath? {
    get { view.anchoredItem.flatMap { ItemPath($0) } }
    set { act { view.anchoredItem = newValue.map { IndexPath($0) } } }
  }

  // MARK: - Time and surroundings

  func wait(_ milliseconds: Double) {
    TestClock.advance(by: milliseconds / 1_000)
  }

  func resize(to size: LayoutSize) {
    window.rotate(to: CGSize(width: size.width, height: size.height))
  }

  func cover(start: Double, end: Double) {
    act {
      view.contentInset = UIEdgeInsets(
        top: CGFloat(start), left: 0, bottom: CGFloat(end), right: 0)
    }
  }

  // MARK: - People

  func down(
    _ x: Double, _ y: Double, isMouse: Bool, _ modifier: RangeSelection.Modifier
  ) {
    finger = Finger(isMouse ? .indirectPointer : .direct)
    Keyboard.heldModifiers = flags(of: modifier)
    finger.down(at: CGPoint(x: x, y: y), in: window)
    Keyboard.heldModifiers = []
  }

  private func flags(
    of modifier: RangeSelection.Modifier
  ) -> UIKeyModifierFlags {
    var flags: UIKeyModifierFlags = []
    if modifier == .extend || modifier == .add { flags.insert(.shift) }
    if modifier == .toggle || modifier == .add { flags.insert(.command) }
    return flags
  }

  func move(_ x: Double, _ y: Double, over milliseconds: Double) {
    finger.move(to: CGPoint(x: x, y: y), over: milliseconds / 1_000)
  }

  func up() { finger.up() }
  func cancelTouch() { finger.cancel() }

  func interrupt() {
    act {
      // As where another recogniser has won.
      view.gestures?.recognizer.isEnabled = false
      view.gestures?.recognizer.isEnabled = true
    }
    finger.cancel()
  }

  func handScroll(by distance: Double) {
    // Whoever holds a mouse has its wheel for that.
    if finger.isDown && finger.type == .indirectPointer {
      return turnWheel(by: distance)
    }
    let hand = Finger()
    let start = CGPoint(x: view.bounds.width / 2, y: view.bounds.height / 2)
    // The first points of a drag are not part of it.
    let way = CGFloat(-distance + (distance > 0 ? -10 : 10))
    hand.down(at: start, in: window)
    hand.move(
      to: CGPoint(
        x: start.x + (isVertical ? 0 : way),
        y: start.y + (isVertical ? way : 0)),
      over: Glide.handTime / 1_000)
    wait(Glide.rest)
    hand.up()
  }

  private func turnWheel(by distance: Double) {
    let wheel = Trackpad(over: view)
    // It tells of each frame of 1/60 s.
    let frames = Int(Glide.handTime * 60 / 1_000)
    for frame in 1...frames {
      wheel.draw(by: CGFloat(-distance * Double(frame) / Double(frames)))
    }
    wait(Glide.rest)
    wheel.end()
  }

  func press(_ command: KeyCommand, _ isHeld: Bool) {
    let code: UIKeyboardHIDUsage =
      switch command.action {
      case .move(let move):
        switch move {
        case .left: .keyboardLeftArrow
        case .right: .keyboardRightArrow
        case .up: .keyboardUpArrow
        case .down: .keyboardDownArrow
        case .home: .keyboardHome
        case .end: .keyboardEnd
        case .pageUp: .keyboardPageUp
        case .pageDown: .keyboardPageDown
        }
      case .press: .keyboardReturnOrEnter
      case .selectAll: .keyboardA
      case .showActions: .keyboardApplication
      case .escape: .keyboardEscape
      }
    var flags = flags(of: command.modifier)
    if command.carriesItem { flags.insert(.alternate) }
    if command.action == .selectAll { flags.insert(.command) }
    let key = Keyboard.down(code, flags, in: window)
    if isHeld { heldKey = key } else { key.up() }
  }

  func letGo() {
    heldKey?.up()
    heldKey = nil
  }

  func blur() { act { view.resignFirstResponder() } }

  func edit(_ item: ItemPath?) {
    act {
      guard let item else {
        window.firstResponder?.resignFirstResponder()
        return
      }
      let path = IndexPath(item: item.item, section: item.section)
      guard let cell = view.cellForItem(at: path) else { return }
      let field = TypedView()
      cell.contentView.addSubview(field)
      field.becomeFirstResponder()
    }
  }
}
