import WaterflowEngine
import WaterflowLayout

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

extension WaterflowView {
  // MARK: - When

  /// Does something that changes the data: at once, or as soon as no callback
  /// of the view is under way.
  func whenQuiet(_ body: @escaping () -> Void) {
    engine.whenIdle { [weak self] in
      guard let self else { return }
      if isReading { waiting.append(body) } else { body() }
    }
  }

  /// Reads data; changes that are asked for in the meantime wait.
  func reading(_ body: () -> Void) {
    let isOuter = !isReading
    isReading = true
    body()
    guard isOuter else { return }
    isReading = false
    while !isReading, !waiting.isEmpty { waiting.removeFirst()() }
  }

  /// Takes over another extent before an update, if that reads no data.
  func fitViewport() {
    if !mustReload { loadIfNeeded() }
  }

  /// Whether all data is to be read again before the next layout.
  var mustReload: Bool {
    needsReload
      || !Surroundings(of: self).differsInSizeAlone(from: surroundings)
  }

  // MARK: - What

  /// Carries out what an update has named, or reads everything anew if that is
  /// due anyway.
  func carryOut(_ update: OpenUpdate) {
    guard !mustReload else {
      loadIfNeeded()
      return tell(update.completions, true)
    }
    gesturesWillLoseData()
    reading { check(update) }
  }

  private func check(_ update: OpenUpdate) {
    let counts = readCounts()
    do throws(UpdateError) {
      let plan = try update.batch.plan(
        oldCounts: knownCounts, newCounts: counts)
      carryOut(plan, isAnimated: true, update.completions) {
        update.reconfigured.compactMap { plan.newPath(of: $0) }
      }
    } catch {
      dataCounts = counts
      waterflowDelegate?.waterflowView(self, didFailWith: error)
      tell(update.completions, false)
    }
  }

  /// Carries out a plan whose new counts are the data's.
  ///
  /// - Parameters:
  ///   - plan: what changes.
  ///   - isAnimated: whether cells slide, where they may at all.
  ///   - completions: told when the cells have arrived.
  ///   - reconfigured: the items whose cells are filled again, by their new
  ///     paths.
  /// - Returns: whether the layout took it.
  @discardableResult
  func carryOut(
    _ plan: UpdatePlan, isAnimated: Bool, _ completions: [(Bool) -> Void],
    reconfiguring reconfigured: () -> [ItemPath]
  ) -> Bool {
    var fault: LayoutError?
    let flight = host.flights.latest
    reading {
      do throws(LayoutError) {
        if !plan.isEmpty { try perform(plan, isAnimated && canAnimate) }
        reconfigure(reconfigured())
      } catch {
        fault = error
      }
    }
    for completion in host.flights.takeInterrupted() { completion(false) }
    if let fault {
      dataCounts = plan.newCounts
      waterflowDelegate?.waterflowView(self, didFailWith: fault)
      tell(completions, false)
    } else if let latest = host.flights.latest, latest !== flight {
      latest.completions += completions
    } else {
      tell(completions, true)
    }
    return fault == nil
  }

  private func perform(
    _ plan: UpdatePlan, _ isAnimated: Bool
  ) throws(LayoutError) {
    let reader = UpdateReader(self, inside: surroundings?.margin ?? .zero)
    try reader.prepare(for: plan)
    pendingPlan = plan
    defer { pendingPlan = nil }
    try engine.perform(
      plan, animated: isAnimated, at: now(), host: host,
      sizeOfItem: { reader.size(of: $0) },
      styleOfSection: { reader.style(of: $0) })
    dataCounts = nil
    adoptPlan()
    gestures?.arena.dataDidChange { plan.newPath(of: $0) }
    followEngine()
    scheduleRest()
    showFocus()
    if attention.isSystemFocused { followFocus() }
    announce(plan)
  }

  /// Gives what is known by path its new path, once the layout has changed and
  /// before anything is asked or told about it.
  func adoptPlan() {
    guard let plan = pendingPlan else { return }
    pendingPlan = nil
    selection.rename { plan.newPath(of: $0) }
    attention.rename(in: engine.layout) { plan.newPath(of: $0) }
    guard let target = animatedTarget else { return }
    if let item = plan.newPath(of: target.item) {
      animatedTarget?.item = item
    } else {
      animatedTarget = nil
    }
  }

  /// Tells who waits for the end of an update that moves nothing, a turn later.
  func tell(_ completions: [(Bool) -> Void], _ isFinished: Bool) {
    guard !completions.isEmpty else { return }
    schedule(0) { for completion in completions { completion(isFinished) } }
  }

  // MARK: - Counting

  /// The numbers of items of the sections in the layout.
  var knownCounts: [Int] {
    let layout = engine.layout
    return (0..<layout.sectionCount).map { layout.itemCount(inSection: $0) }
  }

  private func readCounts() -> [Int] {
    guard let source = dataSource else { return [] }
    return (0..<max(0, source.numberOfSections(in: self))).map {
      max(0, source.waterflowView(self, numberOfItemsInSection: $0))
    }
  }

  /// Whether the data has an element, as far as is known: after an update that
  /// was refused, the layout can hold what is there no more.
  func isInData(_ element: ElementID) -> Bool {
    guard let dataCounts, element.kind != .contentHeader else { return true }
    let section = Int(element.section)
    guard dataCounts.indices.contains(section) else { return false }
    return element.kind != .item || Int(element.item) < dataCounts[section]
  }
}
