import WaterflowEngine
import WaterflowLayout

/// The buttons below a cell's content that a swipe reveals.
final class SwipeButtons: SwipedContent {
  private let cell: CellID
  private let host: WebHost
  private var element: Element?
  private var buttons: [Element] = []
  /// The extent of all of them, in points.
  private var length = 0.0
  private var isActive = false

  init(_ cell: CellID, _ host: WebHost) {
    self.cell = cell
    self.host = host
  }

  // MARK: - SwipedContent

  func show(
    _ actions: WaterflowSwipeActions?, at edge: SwipeEdge, length: Double
  ) {
    self.length = length
    isActive = false
    let element = Element("div")
    let row = Element("div")
    buttons = []
    for action in actions?.actions ?? [] {
      let button = makeButton(action, buttons.count)
      row.append(button)
      buttons.append(button)
    }
    element.setAttribute("role", to: "group")
    element.append(row)
    element.on("focusout") { [self] _ in focusLeft() }
    self.element = element
    element.setNumber("inert", to: 1)
    GestureImports.underlay(host.number, cell.rawValue, element.handle)
  }

  func move(to offset: LayoutPoint) {
    setActive(false)
    slide(to: offset, speed: .nan)
  }

  func settle(at offset: LayoutPoint, velocity: LayoutPoint) {
    slide(to: offset, speed: velocity.x + velocity.y)
    setActive(offset != .zero)
  }

  var shownOffset: LayoutPoint {
    LayoutPoint(
      x: GestureImports.shown(host.number, cell.rawValue, 0),
      y: GestureImports.shown(host.number, cell.rawValue, 1))
  }

  func setArmed(_ isArmed: Bool) {
    guard let element else { return }
    GestureImports.arm(element.handle, isArmed ? 1 : 0)
  }

  func choose(_ action: Int) {
    if buttons.indices.contains(action) {
      GestureImports.focus(buttons[action].handle)
    }
  }

  func restore() {
    if host.view != nil {
      // The focus on what goes is the view's.
      let holdsFocus = holdsFocus
      slide(to: .zero, speed: .nan)
      GestureImports.underlay(host.number, cell.rawValue, 0)
      if holdsFocus { PageImports.focus(host.number, -1) }
    }
    // Their listeners hold this.
    element = nil
    buttons = []
  }

  private var swipes: SwipeFeature<WebHost, WebHost>? {
    host.view?.swipes
  }

  // MARK: - Buttons

  private func makeButton(
    _ action: WaterflowSwipeAction, _ index: Int
  ) -> Element {
    let button = Element("button")
    let insets = action.insets
    GestureImports.shape(
      host.number, button.handle, action.style == .destructive ? 1 : 0,
      index == 0 ? 1 : 0, action.width, insets.top, insets.right,
      insets.bottom, insets.left)
    if let color = action.backgroundColor {
      button.setStyle("background-color", to: color)
    }
    button.setText(action.text)
    button.on("click") { [self] _ in swipes?.press(index, in: self) }
    button.on("focus") { [self] _ in swipes?.didFocus(index, in: self) }
    return button
  }

  private func slide(to offset: LayoutPoint, speed: Double) {
    GestureImports.slide(
      host.number, cell.rawValue, offset.x, offset.y, length, speed,
      SwipeRecognizer.settleDuration)
  }

  /// Lets the buttons be pressed, or no more; a focus on them goes back to
  /// their item.
  private func setActive(_ isActive: Bool) {
    guard self.isActive != isActive else { return }
    self.isActive = isActive
    if !isActive && holdsFocus, let controller = host.view?.controller,
      let element = controller.element(in: cell)
    {
      controller.itemWasTouched(element.path)
    }
    element?.setNumber("inert", to: isActive ? 0 : 1)
  }

  // MARK: - Focus

  var holdsFocus: Bool {
    element.map { GestureImports.holdsFocus($0.handle) != 0 } ?? false
  }

  /// Looks where the focus is once it is there: it may be on another button.
  private func focusLeft() {
    host.schedule(after: 0) { [self] in
      swipes?.focusMoved(to: nil)
    }
  }
}
