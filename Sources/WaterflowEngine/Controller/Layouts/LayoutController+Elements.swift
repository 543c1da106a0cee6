import WaterflowLayout

extension LayoutController {
  /// What shows in a part of the content while pinned elements are held where
  /// the collection view is.
  package func elements(
    in rect: LayoutRect, at place: LayoutPlace
  ) -> [LayoutElement] {
    guard !data.isBetween, let content else { return [] }
    needs.update(content)
    if needs.hasPendingItems {
      content.layOut(through: Viewport(offset: rect.origin, size: rect.size))
    }
    noteSeen(in: content, at: place)
    content.query(in: rect, of: viewport(at: place), into: &visible)
    return visible.elements.filter { isOffered($0.id) }
  }

  /// One element where the collection view is, or nil if there is none.
  package func element(
    _ id: ElementID, at place: LayoutPlace
  ) -> LayoutElement? {
    guard !data.isBetween, isOffered(id) else { return nil }
    return content?.element(id, in: viewport(at: place))
  }

  /// The element at a point of what shows, or nil if there is none.
  package func element(
    under point: LayoutPoint, at place: LayoutPlace
  ) -> ElementID? {
    data.isBetween
      ? nil : content?.element(under: point, in: viewport(at: place))
  }

  /// Whether a collection view may be told of an element: there must be a view
  /// for it.
  func isOffered(_ id: ElementID) -> Bool {
    (id.kind != .background || hasBackgrounds) && data.holds(id)
  }

  /// The offset at which an item is aligned with the viewport, in points, or
  /// nil if there is no such item.
  package func offset(
    showing item: ElementID, at alignment: ScrollAlignment,
    from place: LayoutPlace
  ) -> LayoutPoint? {
    let viewport = viewport(at: place)
    var alignment = alignment
    guard !data.isBetween, let content,
      let found = content.offset(showing: item, at: &alignment, in: viewport)
        .map({ content.clamped($0, viewport.contentInsets) })
    else { return nil }
    return content.axis == .vertical
      ? LayoutPoint(x: place.offset.x, y: found.y)
      : LayoutPoint(x: found.x, y: place.offset.y)
  }

  /// The items that come into view on the way to another offset's end.
  package func itemsComing(
    at next: LayoutPoint, from offset: LayoutPoint
  ) -> [ItemPath] {
    guard let content, let environment, !data.isBetween, data.change == .none,
      !data.isStale
    else { return [] }
    func items(_ offset: LayoutPoint) -> [ItemPath] {
      let place = LayoutPlace(environment, at: offset)
      content.query(place.viewport, into: &visible)
      return visible.elements.filter { $0.id.kind == .item }.map { $0.id.path }
    }
    let shown = items(offset)
    return items(next).filter { !shown.contains($0) }
  }

  // MARK: - Changes that are animated

  /// Where an element begins that comes into view during a change, and whether
  /// it fades in there; nil if nothing changes.
  ///
  /// As collection views have it, in the coordinates before the change.
  package func start(
    of id: ElementID, at place: LayoutPlace, reducesMotion: Bool
  ) -> (frame: LayoutRect, isFaded: Bool)? {
    guard let transition, let content,
      let element = content.element(id, in: viewport(at: place))
    else { return nil }
    if reducesMotion, transition.oldElement(of: id) == nil {
      // Nothing slides: it appears where it stands.
      let shift = transition.shift
      return (element.frame.offsetBy(x: -shift.x, y: -shift.y), true)
    }
    return (transition.start(of: element, in: content), false)
  }

  /// Where an element ends that goes out of view during a change, by what it
  /// was called before, and whether it fades out there; nil if there is none.
  ///
  /// As collection views have it, in the coordinates after the change.
  package func end(
    of old: ElementID, at place: LayoutPlace, reducesMotion: Bool
  ) -> (element: LayoutElement, isFaded: Bool)? {
    guard let transition, let content else {
      return element(old, at: place).map { ($0, false) }
    }
    if old.kind == .background && !hasBackgrounds { return nil }
    if let new = transition.newElement(of: old),
      var element = content.element(new, in: viewport(at: place))
    {
      element.id = old
      return (element, false)
    }
    let frame = transition.end(
      of: old, in: content, staysInPlace: reducesMotion)
    return (LayoutElement(id: old, frame: frame), reducesMotion)
  }
}
