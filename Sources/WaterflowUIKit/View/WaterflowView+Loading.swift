import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  func loadIfNeeded() {
    // Who is asked for the data may ask for a frame or a layout meanwhile.
    guard !isLoading else { return }
    isLoading = true
    defer { isLoading = false }
    guard !engine.isReading else { return }
    let current = currentEnvironment
    mayDiffer = false
    knownExtent = bounds.size
    guard needsReload || current != environment else { return }
    if mustReload { controller.dataWillChange() }
    let earlier = environment
    environment = current
    if needsReload || !current.differsInSizeAlone(from: earlier) {
      let isNewData = needsReload
      needsReload = false
      load(current, isNewData: isNewData, isFirst: earlier == nil)
    } else if current.viewport != earlier?.viewport {
      controller.resize(to: current)
    } else {
      // The scroll view itself moves the content for another inset, if at all.
      adoptInsets()
      isPassDue = true
    }
  }

  /// Whether all data is to be read again before the next layout.
  var mustReload: Bool {
    needsReload
      || !currentEnvironment.differsInSizeAlone(from: environment)
  }

  private func load(
    _ environment: LayoutEnvironment, isNewData: Bool, isFirst: Bool
  ) {
    let layout = engine.layout
    // Whoever is asked may say so again.
    let forgetsItems = hasOtherData
    hasOtherData = false
    let keepsPlace = keepsPlace && !forgetsItems
    self.keepsPlace = false
    controller.reload(
      in: environment,
      keeping: isNewData && !keepsPlace ? nil : .some(engine.anchor),
      forgetsItems: forgetsItems)
    guard layout !== engine.layout else { return }
    if isNewData && !isFirst { announceLayout() }
  }

  /// What the view says about the place for its content now.
  var currentEnvironment: LayoutEnvironment {
    LayoutEnvironment(
      of: self, axis: scrollDirection, pixelScale: pixelScale,
      reference: sectionInsetReference)
  }

  func adoptInsets() {
    let insets = currentEnvironment.contentInsets
    environment?.contentInsets = insets
    engine.contentInsets = insets
  }
}
