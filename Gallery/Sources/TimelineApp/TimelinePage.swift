import GalleryParts
import WaterflowEngine
import WaterflowLayout
import WaterflowWeb

/// Shows the photos of a library by days.
///
/// The page's scripts fetch, and keep what is known about single photos; see
/// `timeline.mjs`. They call what is in `TimelinePage+Exports.swift`.
final class TimelinePage {
  /// How photos are arranged.
  enum Mode: Int {
    case justified, waterfall, square
  }

  /// So many photos have one layout alone at a time.
  static let many = 300_000

  let view: WaterflowView
  var photos = PhotoDays()
  /// Whether a press selects, as a key or the place of the pointer says.
  var picks = false
  /// Whether a drag selects.
  private var isDragging = false
  /// Whether the page knows that others are selected, and has not looked yet.
  var isTold = false
  /// Whether there is nothing to show for the moment.
  var isEmptied = false
  /// The days that are arranged as mode and size say; nil if all are.
  var arranged: Range<Int>?
  private(set) var mode = Mode.justified
  /// About how high rows are, or the least width of lanes, in points.
  private(set) var size = 200.0
  private let container: Element
  private let banner: Banner
  private var hold: Hold?

  /// A photo that is held under the pointer.
  private struct Hold {
    var path: ItemPath
    /// Where in the photo the pointer is, from 0 to 1.
    let fraction: Double
    /// Where the pointer is, in points from the viewport's top left corner.
    var point: LayoutPoint
    /// Where the content is then.
    var offset: Double
  }

  /// Finds its parts in the page; nil if one is missing.
  init?() {
    guard let container = Element(id: "timeline"), let banner = Banner(),
      let view = WaterflowView(inPage: container)
    else { return nil }
    self.container = container
    self.banner = banner
    self.view = view
  }

  /// Sets the view up; what it shows comes later.
  func start() {
    Self.shown = self
    view.register(.tile) { TileCell() }
    view.register(.day) { DayCell() }
    view.dataSource = self
    view.selectionDelegate = self
    view.multipleSelectionDelegate = self
    view.defersContent = true
    view.allowsFocus = true
    view.allowsMultipleSelection = true
    view.pinMode = .section
    // Thousands come while a folder is read; the page says how many show.
    view.isAnnouncingUpdates = false
    view.didPass = { [self] _ in container.call("passed") }
    view.didFailWithLayoutError = { [self] in banner.show($0.sentence) }
    view.didFailWithUpdateError = { [self] _ in reload(holding: nil) }
  }

  // MARK: - Layout

  /// Arranges photos otherwise; what is at a point stays there, in points from
  /// the viewport's top left corner, or what is held comes there.
  ///
  /// Of a large library the days around that are at once, the others by
  /// ``arrangeMore()``.
  func arrange(
    _ mode: Mode, size: Double, around point: LayoutPoint, isHeld: Bool
  ) {
    var hold = isHeld ? hold ?? found(at: point) : found(at: point)
    hold?.point = point
    if mode != self.mode || size != self.size {
      // Squares are told as such.
      let keepsSizes = (mode == .square) == (self.mode == .square)
      self.mode = mode
      self.size = size
      if keepsSizes {
        arrangeDays(around: hold?.path.section ?? 0)
      } else {
        relayOut()
      }
    }
    restore(hold)
  }

  /// Holds the photo at a point of the viewport until another one is.
  func hold(at point: LayoutPoint) { hold = found(at: point) }

  /// The photo that is held.
  var heldPath: ItemPath? {
    get { hold?.path }
    set {
      guard let newValue else { return hold = nil }
      hold?.path = newValue
    }
  }

  /// Reads the same photos anew, which stay selected.
  private func relayOut() {
    arranged = nil
    guard photos.count > Self.many else {
      view.invalidateLayout()
      return tellCells()
    }
    let selected = view.selectedItemSet
    readAnew()
    view.selectedItemSet = selected
  }

  private func readAnew() {
    arranged = nil
    if photos.count > Self.many {
      // There is no room for two layouts of so many at a time.
      isEmptied = true
      view.reloadData()
      isEmptied = false
    }
    view.reloadData()
  }

  /// Remembers which photo is at a point, or nearest to it.
  private func found(at point: LayoutPoint) -> Hold? {
    // In the middle of a gesture it stays the one with which that began.
    if let hold, hold.point == point,
      abs(hold.offset - view.contentOffset.y) < 1
    {
      return hold
    }
    let top = view.contentOffset.y
    let place = LayoutPoint(x: point.x, y: top + point.y)
    var nearest: (path: ItemPath, frame: LayoutRect, distance: Double)?
    for path in view.indexPathsForVisibleItems {
      guard let frame = view.frameForItem(at: path) else { continue }
      let across = max(frame.x - place.x, place.x - frame.maxX, 0)
      let along = max(frame.y - place.y, place.y - frame.maxY, 0)
      let distance = across * across + along * along
      if distance < nearest?.distance ?? .infinity {
        nearest = (path, frame, distance)
      }
    }
    return nearest.map { nearest in
      let height = max(nearest.frame.height, 1)
      return Hold(
        path: nearest.path,
        fraction: min(max((place.y - nearest.frame.y) / height, 0), 1),
        point: point, offset: top)
    }
  }

  private func restore(_ hold: Hold?) {
    self.hold = hold
    guard let hold, let frame = view.frameForItem(at: hold.path) else {
      return
    }
    let place = frame.y + hold.fraction * frame.height
    view.scroll(to: place - hold.point.y)
    self.hold?.offset = view.contentOffset.y
  }

  /// Reads everything anew, with a photo at a distance from the top.
  func reload(holding place: (path: ItemPath, distance: Double)?) {
    readAnew()
    if let place, let frame = view.frameForItem(at: place.path) {
      view.scroll(to: frame.y - place.distance)
    }
  }

  // MARK: - What the page is told

  /// Lets the page know that other photos are selected, once for all of them.
  func tellSelection() {
    if isTold { return }
    isTold = true
    container.call("selected")
  }

  /// A drag selects from now on, or no more.
  func dragged(_ isDragging: Bool) {
    self.isDragging = isDragging
    if isDragging { container.call("dragged") }
  }

  /// Returns whether a press selects a photo; otherwise the page opens it.
  func selects(_ path: ItemPath) -> Bool {
    if picks || isDragging || !view.selectedItemSet.isEmpty { return true }
    container.setNumber("pressed", to: Double(photos.position(of: path)))
    container.call("open")
    return false
  }
}

extension CellKind where Cell == TileCell {
  static let tile = CellKind(1)
}

extension CellKind where Cell == DayCell {
  static let day = CellKind(2)
}
