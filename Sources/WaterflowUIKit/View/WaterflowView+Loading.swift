import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  func loadIfNeeded() {
    // Who is asked for the data may ask for a frame or a layout meanwhile.
    guard !state.isLoading else { return }
    state.isLoading = true
    defer { state.isLoading = false }
    // In a pass what is due waits for the end of it.
    guard !engine.isReading && !engine.isUpdating else { return }
    let current = currentEnvironment
    state.mayDiffer = false
    state.knownExtent = bounds.size
    guard state.needsReload || current != environment else { return }
    let earlier = environment
    environment = current
    // Nobody has seen anything in a view without an extent.
    let given = earlier?.hasExtent == true ? nil : givenOffset
    if state.needsReload || !current.differsInExtentAlone(from: earlier) {
      load(current, isFirst: earlier == nil)
    } else if !current.differsInSizeAlone(from: earlier) {
      // Sizes that cells have told stay, as where the extent alone is another.
      followScroll()
      controller.resize(to: current)
      controller.invalidateStyles()
    } else if current.viewport != earlier?.viewport
      || engine.isAtKeptEnd && engineOffset.isAt(engine.offset)
    {
      // At the end it stays there above what covers it now, such as a keyboard.
      controller.resize(to: current)
    } else {
      adoptInsetsInside()
      state.isPassDue = true
    }
    if let given { controller.scroll(to: engine.clamped(given)) }
  }

  /// Where an app has said that the view is before there was anything to
  /// scroll, or nil; bars alone move content to before 0.
  private var givenOffset: LayoutPoint? {
    let offset = engineOffset
    let isGiven = !anchorsToEnd && hasScrolledOn && max(offset.x, offset.y) > 0
    return isGiven ? offset : nil
  }

  /// Text of another size or weight needs cells of other sizes.
  func textMayDiffer(from previous: UITraitCollection?) {
    guard let previous, environment != nil,
      traitCollection.hasOtherText(than: previous)
    else { return }
    invalidateLayout()
  }

  /// Whether data is to be read again before the next layout.
  var mustReload: Bool {
    state.needsReload
      || !currentEnvironment.differsInSizeAlone(from: environment)
  }

  /// How much of the data that is; all before there is anything to change.
  var dueReload: ReloadScope {
    environment == nil ? .items : state.reload ?? .layout
  }

  private func load(_ environment: LayoutEnvironment, isFirst: Bool) {
    let layout = engine.layout
    // Whoever is asked may say so again.
    let scope = state.reload
    state.reload = nil
    if scope ?? .layout < .source {
      followScroll()
      // Content that fell back to estimates would take the view elsewhere.
      let kept = KeptSizes(of: engine.measured, and: host.told, in: layout)
      host.keptSizes = kept
      host.told = kept.items
    } else {
      host.told = ItemSet()
    }
    controller.reload(scope ?? .layout, in: environment)
    host.keptSizes = nil
    guard layout !== engine.layout else { return }
    if scope != nil && !isFirst { announceLayout() }
  }

  /// Goes on with what has waited, which may let go of the view.
  ///
  /// Data that is due is read before: nobody lays out a view without a window,
  /// whose margins are lost only until it has one again.
  func resume<Result>(_ body: (WaterflowView) -> Result) -> Result {
    withExtendedLifetime(self) {
      if window == nil ? state.needsReload : mustReload { loadIfNeeded() }
      return body(self)
    }
  }

  /// What the view says about the place for its content now.
  var currentEnvironment: LayoutEnvironment {
    LayoutEnvironment(
      of: self, axis: scrollDirection, pixelScale: pixelScale,
      reference: sectionInsetReference, inPlaceOf: mainView
    ).keepingExtent(of: environment)
  }

  /// Takes over insets that have changed; content that stood inside of those
  /// before, and is past the end of these, goes to its end.
  ///
  /// The scroll view itself moves the content for another inset, if at all: no
  /// finger of its own is there that would bring it back.
  private func adoptInsetsInside() {
    let shown = engineOffset
    let wasInside = engine.clamped(shown).isAt(shown)
    adoptInsets()
    guard wasInside, distanceBeforeStart < 0.5, !host.holdsOffset else {
      return
    }
    let goal = engine.clamped(shown)
    if !goal.isAt(shown) { scroll(to: goal) }
  }

  /// Whether the insets are those of the last layout, and no pass goes by them.
  var knowsInsets: Bool {
    !engine.isReading && !engine.isUpdating
      && currentEnvironment.contentInsets == environment?.contentInsets
  }

  func adoptInsets() {
    let insets = currentEnvironment.contentInsets
    environment?.contentInsets = insets
    engine.contentInsets = insets
  }
}
