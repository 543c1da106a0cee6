import WaterflowEngine
import WaterflowLayout
import WaterflowWeb

extension TimelinePage {
  /// Takes over what has become of the library.
  ///
  /// - Returns: whether it fits what shows; otherwise the timeline has to be
  ///   loaded anew.
  func take(_ change: PhotoChange) -> Bool {
    guard !change.isReset,
      let (photos, map, update) = photos.changed(by: change, near: daysInView)
    else { return false }
    var next = photos
    if let bits = self.photos.bits {
      // Nobody has looked for what is new.
      next.filter(bits.moved(by: map, count: next.ratios.count))
      let isSame = !map.removed.contains(where: self.photos.shows)
      adopt(next, isSame ? BatchUpdate() : nil, map)
    } else {
      adopt(next, update, map)
    }
    return true
  }

  /// Shows the photos whose bits are set, or all.
  func filter(_ bits: [UInt8]?) {
    var next = photos
    next.filter(bits)
    let update =
      photos.update(to: next, near: nil)
      ?? photos.update(to: next, near: daysInView)
    adopt(next, update, PlaceMap())
  }

  /// The days that have tiles, by their numbers in the library.
  private var daysInView: [Int] {
    var days: [Int] = []
    for path in view.indexPathsForPreparedItems {
      let day = photos.dayIndex(ofSection: path.section)
      if days.last != day { days.append(day) }
    }
    return days
  }

  /// Shows other photos: by an update, or all anew where that says nothing or
  /// there is no room for both layouts.
  private func adopt(
    _ next: PhotoDays, _ update: BatchUpdate?, _ map: PlaceMap
  ) {
    let selected = selection(in: next, by: map)
    let first = view.contentOffset.y < 1 ? nil : firstInView
    let place = first.map { photos.place(of: $0.path) }
    let heldPlace = heldPath.map { photos.place(of: $0) }
    // Few changes, or room for both layouts.
    let isSmall =
      min(photos.count, next.count) <= Self.many
      || (update?.changeCount ?? .max) <= PhotoDays.limit
    var isShown = false
    if let update, update.isEmpty {
      photos = next
      isShown = true
    } else if let update, isSmall {
      // Those that wait are known by numbers of sections, which change.
      while arrangeMore() {}
      do throws(UpdateError) {
        try view.performBatchUpdates { [self] batch in
          photos = next
          batch.add(update)
        }
        isShown = true
      } catch {
        // All is read anew.
      }
    }
    if !isShown {
      photos = next
      let held = place.flatMap { next.path(ofPlace: $0, by: map) }
      reload(holding: held.map { ($0, first?.distance ?? 0) })
    }
    heldPath = heldPlace.flatMap { next.path(ofPlace: $0, by: map) }
    // Sections that were replaced have lost theirs.
    view.selectedItemSet = selected
    tellCells()
    tellSelection()
  }

  /// What is selected, as far as other photos have it.
  private func selection(in next: PhotoDays, by map: PlaceMap) -> ItemSet {
    var selected = ItemSet()
    let spans = photos.spans(of: view.selectedItemSet)
    for span in stride(from: 0, to: spans.count, by: 3) {
      let start = photos.starts[spans[span]]
      var place = start + spans[span + 1]
      let end = start + spans[span + 2]
      while place < end {
        var run = map.run(from: place, below: end)
        if run.isEmpty, let moved = map.whereabouts(of: place) {
          run = moved..<moved + 1
        }
        next.insert(places: run, into: &selected)
        place += max(run.count, 1)
      }
    }
    return selected
  }
}

extension PhotoDays {
  /// Where a photo of the library before shows; what has come to its place if
  /// it is gone, or has another date.
  fileprivate func path(ofPlace place: Int, by map: PlaceMap) -> ItemPath? {
    let next = map.newPlace(of: place)
    // One that was written anew comes before what is next.
    if let there = map.whereabouts(of: place), next - 1...next ~= there {
      return path(nearPlace: there)
    }
    return path(nearPlace: next)
  }
}

extension [UInt8] {
  /// The bits of the same photos after a change; those of new ones are not set.
  func moved(by map: PlaceMap, count: Int) -> [UInt8] {
    var moved = [UInt8](repeating: 0, count: (count + 7) / 8)
    for place in 0..<self.count * 8 where hasBit(place) {
      guard let next = map.whereabouts(of: place), next < count else {
        continue
      }
      moved[next >> 3] |= 1 << UInt8(next & 7)
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
