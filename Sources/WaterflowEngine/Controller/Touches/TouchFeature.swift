import WaterflowLayout

/// The touches of a view, and the arena in which gestures compete for them.
public final class TouchFeature<Surface: CollectionSurface>: ControllerFeature {
  /// Decides whose a touch is; a host feeds it, and calls ``follow()`` then.
  public let arena: GestureArena

  // The controller holds its features.
  private unowned(unsafe) let controller: CollectionController<Surface>
  /// When the arena is looked at again that waits for a time.
  private var nextLook: Double?
  /// So late a look comes before moves that have waited as well: it gives them
  /// as long again, in milliseconds.
  private var patience: Double { 50 }

  init(_ controller: CollectionController<Surface>) {
    self.controller = controller
    // A drag of a program's gives items other paths in the layout.
    arena = GestureArena { [unowned(unsafe) controller] in
      controller.surface.element(at: $0).map { controller.dataElement(of: $0) }
    }
  }

  /// Sees to it that time passes for the arena; after each event that it was
  /// told of.
  public func follow() {
    guard let deadline = arena.deadline else { return }
    if let nextLook, nextLook <= deadline { return }
    nextLook = deadline
    controller.after(deadline - controller.surface.now) {
      [unowned(unsafe) self] in
      guard let due = arena.deadline, controller.surface.now > due + patience
      else { return look(at: deadline) }
      controller.after(patience) {
        [unowned(unsafe) self] in look(at: deadline)
      }
    }
  }

  private func look(at deadline: Double) {
    if nextLook == deadline { nextLook = nil }
    // Timers and clocks differ by a little.
    arena.elapsed(at: max(deadline, controller.surface.now))
    controller.surface.arenaDidChange()
    follow()
  }

  // MARK: - ControllerFeature

  override func scrolledByHand() { arena.scrolled() }

  override func dataWillChange() { arena.dataWillChange() }

  override func rename(
    _ newPath: (ItemPath) -> ItemPath?, _ along: (ItemPath) -> Int
  ) {
    arena.rename(newPath, along)
  }

  override func dataDidChange(_ newPath: (ItemPath) -> ItemPath?) {
    arena.settle(newPath)
  }

  override func dataWasRead(_ counts: [Int]?, _ scope: ReloadScope) {
    if scope == .items {
      arena.dataWasReloaded()
    } else if let counts {
      forgetItems(beyond: counts)
    }
  }

  override func obey(_ request: KeyRequest) -> Bool {
    guard case .escape = request, arena.isClaimed else { return false }
    arena.cancel()
    controller.surface.arenaDidChange()
    return true
  }

  override func end() {
    arena.cancel()
    // Their closures hold an app's own objects.
    while let gesture = arena.gestures.last { arena.remove(gesture) }
  }
}
