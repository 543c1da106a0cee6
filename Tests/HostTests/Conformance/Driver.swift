import WaterflowEngine
import WaterflowLayout

/// What carries steps out on one host, and looks at what that shows.
@MainActor
protocol Driver: AnyObject {
  init(_ app: App, _ setting: Setting) throws

  /// Whether a hand that scrolls moves the content past its start, and pulls it.
  static var overshoots: Bool { get }
  /// So little of an item at an edge may have no cell, in points.
  static var slack: Double { get }

  var app: App { get }

  // MARK: Looking

  /// The item cells that show something now: by path, what they were filled
  /// with, and where they are in the viewport.
  var cells: [ShownCell] { get }
  var offset: Double { get }
  var selectedItems: [ItemPath] { get }
  var focusedItem: ItemPath? { get }
  var openItem: ItemPath? { get }
  /// The first item in view of what a snapshot shows, and where it is.
  var place: (item: String, distance: Double)? { get }
  var anchoredItem: ItemPath? { get set }

  // MARK: Time and surroundings

  func wait(_ milliseconds: Double)
  func resize(to size: LayoutSize)
  func cover(start: Double, end: Double)

  // MARK: People

  func down(
    _ x: Double, _ y: Double, isMouse: Bool, _ modifier: RangeSelection.Modifier
  )
  func move(_ x: Double, _ y: Double, over milliseconds: Double)
  func up()
  func cancelTouch()
  func interrupt()
  func handScroll(by distance: Double)
  func press(_ command: KeyCommand, _ isHeld: Bool)
  func letGo()
  func blur()
  func edit(_ item: ItemPath?)

  // MARK: Programs

  func scroll(to offset: Double)
  func scrollTo(
    _ item: ItemPath, _ alignment: ScrollAlignment, _ animated: Bool)
  func visit(_ offset: Double)
  func select(_ item: ItemPath)
  func deselect(_ item: ItemPath)
  func selectOnly(_ items: [ItemPath])
  func focus(_ item: ItemPath?)
  func pin(_ mode: PinMode)
  func setPinning(ofSection section: Int, header: Bool)
  func removeAllPinning()
  func deferContent(_ isDeferred: Bool)
  func open(_ item: ItemPath, _ edge: SwipeEdge)
  func closeSwipe()
  func pickUp(_ item: ItemPath)
  func carry(_ x: Double, _ y: Double)
  func drop()
  func putBack()
  func beginPull()
  func endPull()
  func turn(to page: Int, _ animated: Bool)
  func handOver()
  func allow(_ use: Setting.Use, _ isAllowed: Bool)
  func setPageCount(_ count: Int)
  func setOverscan(_ length: Double)
  func setMinimumLength(_ length: Double)
  func setNearEndLength(_ length: Double)
  func restore(_ place: (item: String, distance: Double)) -> Bool

  // MARK: Data

  func reload()
  func invalidateLayout()
  func reloadCells()
  func invalidateStyles(ofSections sections: Range<Int>?)
  func update(
    _ named: [Change], _ animated: Bool, _ completion: @escaping (Bool) -> Void,
    _ make: @escaping () -> Void)
  func apply(
    _ snapshot: Snapshot<Int, String>, _ usingReloadData: Bool,
    _ completion: @escaping () -> Void)
  func setSize(_ size: ItemSize, of item: ItemPath)
}

extension Driver {
  static var overshoots: Bool { false }
  static var slack: Double { 0.01 }
}

/// What a cell shows.
struct ShownCell {
  var element: ElementID
  var name: String
  var frame: LayoutRect
  /// Whether it looks selected.
  var isSelected: Bool

  /// Where a supplement is: a header by its section's number alone.
  var bar: String {
    let y = Int(frame.y)
    return switch element.kind {
    case .footer: "f\(element.section)@\(y)"
    case .background: "b\(element.section)@\(y)+\(Int(frame.height))"
    case .contentHeader: "top@\(y)"
    case .header, .item: "\(element.section)@\(y)"
    }
  }

  /// Whether it is further up, or further to the left.
  func isBefore(_ other: ShownCell) -> Bool {
    (frame.y, frame.x, element) < (other.frame.y, other.frame.x, other.element)
  }
}
