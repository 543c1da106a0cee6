import WaterflowLayout

extension CollectionController {
  /// Carries out several changes as one.
  ///
  /// In a callback of the view all closures wait until it is over; one update
  /// within another is part of it. Where all data is to be read anyway, that is
  /// what happens; what else is due is read after the update.
  ///
  /// - Parameters:
  ///   - animated: whether cells are seen on their way, where they may be.
  ///   - refused: told why the changes do not explain the data, which is as it
  ///     was shown then; the surface is unless given.
  ///   - completion: told whether the cells have arrived.
  ///   - updates: changes the data, and names what it did.
  /// - Complexity: O(changes * sqrt(items) + sections + visible elements).
  public func performBatchUpdates(
    animated: Bool = true, refused: ((UpdateError) -> Void)? = nil,
    completion: ((Bool) -> Void)? = nil,
    _ updates: @escaping (OpenUpdate) -> Void
  ) {
    if let openUpdate {
      if let completion { openUpdate.completions.append(completion) }
      return updates(openUpdate)
    }
    whenQuiet { [self] in
      surface.willUpdate()
      let update = OpenUpdate()
      if let completion { update.completions.append(completion) }
      openUpdate = update
      // What else is asked for waits.
      isDataAhead = true
      let isOuter = engine.beginReading()
      updates(update)
      engine.isReading = !isOuter
      openUpdate = nil
      carryOut(update, animated, refused)
      isDataAhead = false
      engine.catchUp(surface)
    }
  }

  private func carryOut(
    _ update: OpenUpdate, _ isAnimated: Bool,
    _ refused: ((UpdateError) -> Void)?
  ) {
    guard !hasEnded else { return }
    // What else is due is so of the items as they are after the update.
    let before = engine.layout
    if surface.reloadIfDue(.source) {
      return tell(update.completions, engine.layout !== before)
    }
    dataWillChange()
    let isOuter = engine.beginReading()
    let counts = surface.readCounts()
    do throws(UpdateError) {
      let plan = try update.batch.plan(
        oldCounts: knownCounts, newCounts: counts)
      carryOut(
        plan, animated: isAnimated, update.completions,
        reconfiguring: update.reconfigured.compactMap {
          plan.finalPath(of: $0)
        })
    } catch {
      dataWasRefused()
      // Where the view has ended meanwhile, nobody is told.
      if let refused, !hasEnded {
        refused(error)
      } else {
        surface.didFail(with: error)
      }
      tell(update.completions, false)
    }
    engine.endReading(isOuter)
  }

  /// Carries out a plan whose new counts are the data's.
  ///
  /// - Parameters:
  ///   - plan: what changes.
  ///   - isAnimated: whether cells slide, where they may at all.
  ///   - completions: told when the cells have arrived.
  ///   - reconfigured: the items whose cells are filled again, by their new
  ///     paths.
  func carryOut(
    _ plan: UpdatePlan, animated isAnimated: Bool,
    _ completions: [(Bool) -> Void], reconfiguring reconfigured: [ItemPath]
  ) {
    var fault: LayoutError?
    arrivals?.isUnclaimed = false
    let isOuter = engine.beginReading()
    do throws(LayoutError) {
      if plan.isEmpty {
        dataWasTaken()
      } else {
        try perform(plan, isAnimated && surface.canAnimate)
      }
      if !reconfigured.isEmpty { refilling?(reconfigured) }
    } catch {
      fault = error
      dataWasRefused()
    }
    if fault != nil || arrivals?.wait(completions) != true {
      tell(completions, fault == nil)
    }
    // What has waited may send the same cells elsewhere, and means other paths.
    engine.successor = nil
    engine.endReading(isOuter)
    if let fault { surface.didFail(with: fault) }
  }

  private func perform(
    _ plan: UpdatePlan, _ isAnimated: Bool
  ) throws(LayoutError) {
    isDataAhead = true
    let reader = UpdateReader(surface, plan, axis: engine.layout.axis)
    if surface.isReloadDue { reader.keepStyles(of: engine.layout, plan) }
    try reader.prepare(for: plan)
    surface.willRead(plan)
    var fault: LayoutError?
    beginPass()
    do throws(LayoutError) {
      try engine.perform(
        plan, animated: isAnimated, at: surface.now, host: surface,
        sizeOfItem: { reader.size(of: $0) },
        styleOfSection: { reader.style(of: $0) },
        renamed: { [unowned(unsafe) self] in adopt(plan) })
      dataDidChange { engine.finalPath(of: $0, plan) }
    } catch {
      fault = error
    }
    endPass()
    if let fault { throw fault }
    surface.announce(plan.announcedChanges)
  }

  /// Gives what is known by path its new path, once the layout has changed and
  /// before anything is asked or told about it.
  private func adopt(_ plan: UpdatePlan) {
    dataWasTaken()
    for feature in features { feature.renameSections(plan) }
    rename {
      engine.finalPath(of: $0, plan)
    } along: {
      // What goes may have successors, each for itself.
      engine.successor == nil || plan.newPath(of: $0) != nil
        ? plan.run(from: $0) : 1
    }
  }

  /// Tells who waits for the end of an update, a turn later: who makes the next
  /// one then, and is interrupted in turn, leaves the platform time.
  public func tell(_ completions: [(Bool) -> Void], _ isFinished: Bool) {
    guard !completions.isEmpty else { return }
    after(0) { [unowned(unsafe) self] in
      for completion in completions where !hasEnded { completion(isFinished) }
    }
  }
}
