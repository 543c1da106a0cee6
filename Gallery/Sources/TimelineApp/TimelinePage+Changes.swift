import WaterflowEngine
import WaterflowLayout
import WaterflowWeb

extension TimelinePage {
  /// More changes than this are not watched one by one: all is read anew.
  private static let limit = 400

  /// Takes over what has become of the library.
  ///
  /// - Returns: whether it fits what shows; otherwise the timeline has to be
  ///   loaded anew.
  func take(_ change: PhotoChange) -> Bool {
    guard !change.isReset, let (next, map, update) = photos.changed(by: change)
    else { return false }
    let bits = photos.bits
    var photos = next
    if let bits {
      // Nobody has looked for what is new.
      photos.filter(bits.moved(by: map, count: next.ratios.count))
    }
    if update.isEmpty {
      self.photos = photos
      tellCells()
    } else if bits == nil && update.changeCount <= Self.limit {
      carryOut(update, to: photos)
    } else {
      replace(by: photos) { map.removes($0) ? nil : map.newPlace(of: $0) }
    }
    return true
  }

  /// Shows the photos whose bits are set, or all.
  func filter(_ bits: [UInt8]?) {
    var next = photos
    next.filter(bits)
    if let update = photos.update(to: next, limit: Self.limit) {
      if !update.isEmpty { carryOut(update, to: next) }
    } else {
      replace(by: next) { $0 }
    }
    tellSelection()
  }

  private func carryOut(_ update: BatchUpdate, to next: PhotoDays) {
    do throws(UpdateError) {
      try view.performBatchUpdates { [self] batch in
        photos = next
        batch.add(update)
      }
    } catch {
      photos = next
      reload(holding: nil)
    }
    tellCells()
  }

  /// Reads everything anew, but for what is selected and where that is.
  private func replace(
    by next: PhotoDays, _ newPlace: (Int) -> Int?
  ) {
    let first = firstInView.map {
      (place: photos.place(of: $0.path), distance: $0.distance)
    }
    let isAtStart = view.contentOffset.y < 1
    let selected = view.indexPathsForSelectedItems.compactMap {
      newPlace(photos.place(of: $0))
    }
    photos = next
    let held = first.flatMap { first in
      photos.path(nearPlace: newPlace(first.place) ?? first.place)
        .map { ($0, first.distance) }
    }
    reload(holding: isAtStart ? nil : held)
    for place in selected where photos.shows(place) {
      if let path = photos.path(nearPlace: place) { view.selectItem(at: path) }
    }
  }
}

extension [UInt8] {
  /// The bits of the same photos after a change; those of new ones are not set.
  func moved(by map: PlaceMap, count: Int) -> [UInt8] {
    var moved = [UInt8](repeating: 0, count: (count + 7) / 8)
    for place in 0..<self.count * 8 where hasBit(place) && !map.removes(place) {
      let next = map.newPlace(of: place)
      if next < count { moved[next >> 3] |= 1 << UInt8(next & 7) }
    }
    return moved
  }
}

/// Carries changes out that the server has told of.
///
/// - Returns: whether they fit what shows.
@_expose(wasm, "timeline_change")
@_cdecl("timeline_change")
func changeTimeline(_ bytes: UnsafeMutableRawPointer, _ count: Int32) -> Int32 {
  defer { bytes.deallocate() }
  guard let page = TimelinePage.shown,
    let change = PhotoChange(
      UnsafeRawBufferPointer(start: bytes, count: Int(count)))
  else { return 0 }
  return page.take(change) ? 1 : 0
}

/// Shows the photos whose bits are set; all without bytes.
@_expose(wasm, "timeline_filter")
@_cdecl("timeline_filter")
func filterTimeline(_ bytes: UnsafeMutableRawPointer?, _ count: Int32) {
  guard let bytes else {
    TimelinePage.shown?.filter(nil)
    return
  }
  defer { bytes.deallocate() }
  TimelinePage.shown?.filter(
    Array(UnsafeRawBufferPointer(start: bytes, count: Int(count))))
}
