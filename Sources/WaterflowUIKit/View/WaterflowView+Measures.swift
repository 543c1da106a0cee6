import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// The least extent of the content along the axis, in points.
  ///
  /// A negative one counts as 0.
  public var minimumContentLength: CGFloat {
    get { CGFloat(controller.minimumContentLength) }
    set {
      // The layout that is due takes it over, and this one asks for nothing.
      guard !mustReload else {
        return engine.layout.minimumContentLength = Double(newValue)
      }
      catchUpWithScroll()
      controller.minimumContentLength = Double(newValue)
    }
  }

  /// How far around the viewport cells are kept, in points; 0 at first,
  /// because a cell is made in the same frame in which it comes into view.
  public var overscan: CGFloat {
    get { CGFloat(givenOverscan) }
    set {
      // No number would differ from itself at each look.
      givenOverscan = newValue.isNaN ? 0 : Double(newValue)
      askForLayout()
    }
  }

  /// How close to the content's end the delegate is told that it is near, so
  /// that it can append more, in points; 0, as at first, for never.
  public var nearEndLength: CGFloat {
    get { CGFloat(engine.nearEndLength) }
    set {
      engine.nearEndLength = Double(newValue)
      setNeedsPass()
    }
  }

  /// How many cells of each identifier may wait to be shown again; more are
  /// given up.
  public var reusePoolLimit: Int {
    get { engine.poolCap }
    set { engine.poolCap = newValue }
  }

  /// Gives up all cells that wait to be shown again; they are made anew as they
  /// are needed.
  ///
  /// That is also done on each of the system's memory warnings, and whenever
  /// the app goes to the background. In a callback of the view it waits until
  /// that has ended.
  public func emptyReusePool() { controller.emptyReusePool() }

  /// How long the last pass took, in seconds.
  public var passDuration: TimeInterval { controller.passDuration / 1_000 }

  /// Whether the view stays at the content's end once it is there, as in a
  /// chat, where it also begins; false at first.
  ///
  /// What is read elsewhere stays, also at the start, where earlier messages come
  /// above it.
  public var anchorsToEnd: Bool {
    get { engine.anchorsToEnd }
    set { engine.anchorsToEnd = newValue }
  }

  /// The item that stays where it is while things change around it, as long as
  /// it is on screen; nil, as at first, for the first visible one.
  ///
  /// Updates give it its new path, and forget it when it goes; a reload keeps
  /// its path, whatever is there then.
  public var anchoredItem: IndexPath? {
    get { controller.anchoredItem.map { IndexPath($0) } }
    set { controller.anchoredItem = newValue.flatMap { ItemPath($0) } }
  }

  /// How much work was done so far.
  public var counters: EngineCounters { engine.counters }

  /// The number of sections.
  public var numberOfSections: Int { layout.sectionCount }

  /// Returns the number of items of a section; 0 if there is no such section.
  public func numberOfItems(inSection section: Int) -> Int {
    loaded.numberOfItems(inSection: section)
  }

  /// How pinned headers and footers are held; setting it lays out nothing.
  public var pinMode: PinMode {
    get { engine.layout.pinMode }
    set {
      engine.layout.pinMode = newValue
      setNeedsPass()
    }
  }

  /// The sections that are shown elsewhere, or nil; setting it lays out
  /// nothing.
  public var sectionDisplacement: WaterflowSectionDisplacement? {
    get {
      engine.layout.sectionDisplacement.map { WaterflowSectionDisplacement($0) }
    }
    set {
      engine.layout.sectionDisplacement = newValue?.displacement
      setNeedsPass()
    }
  }

  /// The layout of the newest data.
  var layout: CollectionLayout { loaded.engine.layout }

  /// The controller, once it knows the newest data.
  var loaded: CollectionController<ViewHost> {
    loadIfNeeded()
    return controller
  }
}
