import Foundation

extension UICollectionView {
  /// How long views are on their way, in seconds; not documented.
  private static let flightDuration = 0.25

  /// Takes all views to where they stand after a change, animated where that
  /// is to be.
  ///
  /// As UIKit documents (`UICollectionViewLayout/`
  /// `initialLayoutAttributesForAppearingItem(at:)`,
  /// `finalLayoutAttributesForDisappearingItem(at:)` and their like): what
  /// comes into view begins at its initial attributes, and what leaves it goes
  /// to its final ones. Not documented, but what layouts rely on: the former
  /// belong to the offset before, the latter to the one after.
  ///
  /// - Parameters:
  ///   - old: the bounds before.
  ///   - target: the offset from now on.
  ///   - newKey: the name of an element after the change; `nil` if it goes.
  ///   - completions: told when all have arrived.
  ///   - finalize: called at the end of the animation block.
  func move(
    from old: CGRect, to target: CGPoint,
    renaming newKey: (ElementKey) -> ElementKey?,
    _ completions: [(Bool) -> Void],
    finalize: @escaping (UICollectionViewLayout) -> Void
  ) {
    endFlights()
    let shift = CGPoint(x: target.x - old.minX, y: target.y - old.minY)
    let new = CGRect(origin: target, size: bounds.size)
    queried = nil
    updateAttributes(around: new)
    let visible = known.filter { $0.value.frame.overlaps(new) }
    let flight = ElementFlight()
    flight.completions = completions
    var starts: [Place] = []
    var ends: [Place] = []
    func add(
      _ view: UICollectionReusableView, from: Place, to: Place,
      leavesAs kind: String? = nil
    ) {
      flight.passengers.append(.init(view: view, leavesAs: kind))
      starts.append(from.offsetBy(shift))
      ends.append(to)
    }

    var next: [ElementKey: UICollectionReusableView] = [:]
    for (key, view) in shown.sorted(by: { $0.key.path < $1.key.path }) {
      if !isReloading, let kept = newKey(key), let place = visible[kept] {
        next[kept] = view
        add(view, from: Place(view), to: Place(place))
      } else {
        let goal =
          finalAttributes(of: key).map { Place($0) }
          ?? Place(view).offsetBy(shift)
        add(view, from: Place(view), to: goal, leavesAs: key.kind)
      }
    }
    isReloading = false
    var fresh: [(UICollectionReusableView, UICollectionViewLayoutAttributes)]
    fresh = []
    for (key, place) in visible.sorted(by: { $0.key.path < $1.key.path })
    where next[key] == nil {
      let view = makeView(for: key)
      next[key] = view
      let start =
        initialAttributes(of: key).map { Place($0) }
        ?? Place(place).offsetBy(CGPoint(x: -shift.x, y: -shift.y))
      add(view, from: start, to: Place(place))
      fresh.append((view, place))
    }
    shown = next
    if contentOffset != target { contentOffset = target }
    for (passenger, end) in zip(flight.passengers, ends) {
      passenger.view.frame = end.frame
      if passenger.view.superview !== self { addSubview(passenger.view) }
    }
    for (view, attributes) in fresh { fit(view, attributes) }
    start(flight, from: starts, to: ends, finalize)
    setNeedsLayout()
  }

  private func start(
    _ flight: ElementFlight, from starts: [Place], to ends: [Place],
    _ finalize: @escaping (UICollectionViewLayout) -> Void
  ) {
    let layout = collectionViewLayout
    guard window != nil, Animations.areEnabled else {
      finalize(layout)
      return Timeline.current.schedule(in: 0) { [weak self] in
        self?.end(flight, isFinished: true)
      }
    }
    for (index, passenger) in flight.passengers.enumerated() {
      passenger.view.transform = CGAffineTransform(
        of: ends[index].frame, shownIn: starts[index].frame)
      passenger.view.alpha = starts[index].alpha
    }
    let animator = UIViewPropertyAnimator(
      duration: Self.flightDuration, curve: .easeInOut
    ) {
      for (passenger, end) in zip(flight.passengers, ends) {
        passenger.view.transform = .identity
        passenger.view.alpha = end.alpha
      }
      finalize(layout)
    }
    flight.animator = animator
    self.flight = flight
    animator.addCompletion { [weak self] _ in
      self?.end(flight, isFinished: true)
    }
    animator.startAnimation()
  }

  /// Has all views that are on their way arrive, as another change begins.
  func endFlights() {
    guard let flight else { return }
    flight.animator?.stopAnimation(true)
    for passenger in flight.passengers { passenger.view.rest() }
    end(flight, isFinished: false)
  }

  private func end(_ flight: ElementFlight, isFinished: Bool) {
    if self.flight === flight { self.flight = nil }
    for passenger in flight.passengers {
      guard let kind = passenger.leavesAs else { continue }
      recycle(passenger.view, kind: kind)
    }
    for completion in flight.completions { completion(isFinished) }
  }

  /// Puts a view aside for another use.
  func recycle(_ view: UICollectionReusableView, kind: String) {
    view.rest()
    view.removeFromSuperview()
    reusable.enqueue(view, kind: kind)
  }

  private func initialAttributes(
    of key: ElementKey
  ) -> UICollectionViewLayoutAttributes? {
    let layout = collectionViewLayout
    switch key.category {
    case .cell:
      return layout.initialLayoutAttributesForAppearingItem(at: key.path)
    case .supplementaryView:
      return layout.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: key.kind, at: key.path)
    case .decorationView:
      return layout.initialLayoutAttributesForAppearingDecorationElement(
        ofKind: key.kind, at: key.path)
    }
  }

  private func finalAttributes(
    of key: ElementKey
  ) -> UICollectionViewLayoutAttributes? {
    let layout = collectionViewLayout
    switch key.category {
    case .cell:
      return layout.finalLayoutAttributesForDisappearingItem(at: key.path)
    case .supplementaryView:
      return layout.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: key.kind, at: key.path)
    case .decorationView:
      return layout.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: key.kind, at: key.path)
    }
  }
}

extension UIView {
  /// Stands where the frame says.
  fileprivate func rest() {
    layer.removeAllAnimations()
    transform = .identity
    alpha = 1
  }
}

/// Where and how an element is seen.
private struct Place {
  var frame: CGRect
  var alpha: CGFloat

  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    frame = attributes.frame
    alpha = attributes.alpha
  }

  @MainActor
  init(_ view: UIView) {
    frame = view.frame
    alpha = view.alpha
  }

  func offsetBy(_ shift: CGPoint) -> Place {
    var place = self
    place.frame = frame.offsetBy(dx: shift.x, dy: shift.y)
    return place
  }
}
