import WaterflowLayout

/// What is read out to people who do not see it: its cell stays, and comes into
/// view.
///
/// ```swift
/// let reading = ReadingFeature(controller, beside: focus)
/// reading.came(to: ElementID(path))
/// ```
///
/// Updates take it along; where an item is deleted, what comes to its place is
/// read next, or what is nearest.
public final class ReadingFeature<Surface: FocusSurface>: ControllerFeature {
  // The controller holds its features.
  private unowned(unsafe) let controller: CollectionController<Surface>
  private unowned(unsafe) let focus: FocusFeature<Surface>
  /// What will be read if the update that is carried out takes what is.
  private var place: ItemPath?
  /// What a header or a footer that is read becomes by that update, if any.
  private var supplement: ElementID??

  /// Adds a reader to a view.
  ///
  /// - Parameters:
  ///   - controller: the view's; it holds the feature.
  ///   - focus: what keeps the view's cells; hears of updates before.
  public init(
    _ controller: CollectionController<Surface>,
    beside focus: FocusFeature<Surface>
  ) {
    self.controller = controller
    self.focus = focus
    super.init()
    controller.add(self)
  }

  /// What is read, as the data calls it, or nil; ``FocusSurface/readElement``.
  public private(set) var element: ElementID? {
    didSet { focus.keep() }
  }

  /// Something is read from now on: it comes into view as soon as nobody is
  /// called back.
  ///
  /// - Parameter element: one that has a cell, as the data calls it, or nil once
  ///   what is read is elsewhere.
  public func came(to element: ElementID?) {
    self.element = element
    guard element != nil else { return }
    controller.whenQuiet { [self] in
      guard let element = self.element else { return }
      reveal(controller.shownElement(of: element))
    }
  }

  private func reveal(_ shown: ElementID) {
    let engine = controller.engine
    // What is held at an edge is in view, wherever it rests.
    if engine.liveCell(showing: shown)?.isPinned == true { return }
    // What is in view is reached without ending a scroll.
    let place = engine.offset(showing: shown, at: .nearest)
    if place != nil && place != engine.offset {
      controller.jump(to: shown, at: .nearest)
    }
  }

  // MARK: - ControllerFeature

  override func rename(
    _ newPath: (ItemPath) -> ItemPath?, _ along: (ItemPath) -> Int
  ) {
    let place = self.place
    self.place = nil
    guard let element else { return }
    guard element.kind == .item else {
      if let supplement { self.element = supplement }
      return supplement = nil
    }
    var mover = FocusMover()
    mover.focus(element.path)
    mover.rename(in: controller.engine.layout, place: place, newPath)
    self.element = mover.item.map { ElementID($0) }
  }

  override func renameSections(_ plan: UpdatePlan) {
    guard let element else { return }
    if element.kind == .item {
      place = plan.place(ofDeleted: element.path)
    } else if element.kind == .header || element.kind == .footer {
      // Not at once: what is kept then goes by earlier names of items.
      let section = plan.newSection(of: Int(element.section))
      supplement = .some(
        section.map { ElementID(kind: element.kind, section: $0) })
    }
  }
}
