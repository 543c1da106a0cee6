import WaterflowLayout

/// Has cells load their content once it travels slowly enough to be read.
///
/// ```swift
/// controller.deferContent(true, reach: 300)
/// ```
///
/// A cell that was filled is told once: at the end of the pass or, where
/// content travels fast, when that has become slow or has come to rest; what
/// is nearest to the viewport's middle first, so that what is around the
/// viewport comes last. A cell that has left before is not told, nor one that is
/// further out than ``reach``, before it comes nearer: it is there so that no
/// frame is blank, and may never be seen.
public final class DeferralFeature<Surface: CollectionSurface>:
  ControllerFeature
{
  // The view owns both, and calls nothing once it has gone.
  private unowned(unsafe) let controller: CollectionController<Surface>

  /// How far out of the viewport cells load, in points along the axis.
  public let reach: Double

  private var pace = TravelPace()
  private var isWatching = false

  /// Whether cells wait; otherwise each loads at the end of the pass.
  public var isEnabled = true {
    didSet {
      guard !isEnabled else { return }
      pace.end()
      load()
    }
  }

  /// Creates a feature, to be added to the controller; what shows by then has
  /// loaded.
  ///
  /// - Parameters:
  ///   - controller: the controller.
  ///   - reach: how far out of the viewport cells load; all do unless given.
  public init(
    _ controller: CollectionController<Surface>, reach: Double = .infinity
  ) {
    self.controller = controller
    self.reach = reach
    super.init()
    controller.defersLoading = true
    controller.engine.table.markLoaded()
    controller.engine.stepping = { [self] in step($0, at: $1) }
  }

  /// Whether content travels too fast to be read.
  public var isDeferring: Bool { pace.isFast }

  // MARK: - Travel

  private func step(_ distance: Double, at time: Double) {
    guard isEnabled else { return }
    pace.move(
      by: distance, viewport: controller.engine.layout.viewportLength, at: time)
    if pace.isFast && !isWatching { watch(after: TravelPace.rest) }
  }

  /// Looks whether content has come to rest, which no step tells.
  private func watch(after delay: Double) {
    isWatching = true
    controller.after(delay) { [self] in
      // A step that is late is told before the next frame.
      controller.eachFrame { [self] in
        look(at: $0)
        return false
      }
    }
  }

  private func look(at time: Double) {
    isWatching = false
    guard pace.isFast else { return }
    let left = pace.lastStep + TravelPace.rest - time
    if left > 0 { return watch(after: left) }
    pace.end()
    load()
  }

  // MARK: - Cells

  // A cell that is handed out has not loaded, as the engine notes.

  override func didRefill(_ cell: CellID, for element: ElementID) {
    controller.engine.table.setLoaded(false, cell)
  }

  override func didPass() { load() }

  private func load() {
    let engine = controller.engine
    // A cell may scroll, or change the data: each time it is asked anew.
    while !isDeferring, !engine.isUpdating, let cell = nextCell {
      engine.table.setLoaded(true, cell)
      controller.surface.loadContent(of: cell)
    }
  }

  /// The cell next to the viewport's middle that has to load and has not, or
  /// nil; of those that are as near, the first.
  ///
  /// One that is kept out of view has time until it comes back.
  ///
  /// - Complexity: O(visible cells).
  private var nextCell: CellID? {
    let engine = controller.engine
    let layout = engine.layout
    let middle =
      layout.position(at: engine.offset) + layout.viewportLength / 2
    var next: CellID?
    let furthest = isEnabled ? layout.viewportLength / 2 + reach : .infinity
    var nearest = furthest.nextUp
    for live in engine.liveCells
    where !engine.table.isLoaded(live.cell) && !engine.isKeptAway(live) {
      let span = layout.axisSpan(of: live.frame)
      let distance = max(0, max(span.lower - middle, middle - span.upper))
      if distance < nearest {
        next = live.cell
        nearest = distance
      }
    }
    return next
  }
}
