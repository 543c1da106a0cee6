// What the page's scripts ask and tell; see `library.mjs`.

import WaterflowLayout

extension TimelinePage {
  // WebAssembly runs on one thread.
  nonisolated(unsafe) static var shown: TimelinePage?
}

/// Makes room for bytes that a script writes; those that take them free them.
@_expose(wasm, "timeline_allocate")
@_cdecl("timeline_allocate")
func allocateBytes(_ count: Int32) -> UnsafeMutableRawPointer {
  .allocate(byteCount: max(Int(count), 1), alignment: 16)
}

/// Frees what `timeline_selection` returned.
@_expose(wasm, "timeline_free")
@_cdecl("timeline_free")
func freeBytes(_ bytes: UnsafeMutableRawPointer) { bytes.deallocate() }

/// Takes over a timeline, which does not show yet.
///
/// - Returns: whether it is one.
@_expose(wasm, "timeline_take")
@_cdecl("timeline_take")
func takeTimeline(_ bytes: UnsafeMutableRawPointer, _ count: Int32) -> Int32 {
  defer { bytes.deallocate() }
  guard
    let photos = PhotoDays(
      UnsafeRawBufferPointer(start: bytes, count: Int(count)))
  else { return 0 }
  TimelinePage.shown?.photos = photos
  // It was one of those before.
  TimelinePage.shown?.heldPath = nil
  return 1
}

/// Shows what was taken over, with a photo at a distance from the top, in
/// points; without one at the start.
@_expose(wasm, "timeline_show")
@_cdecl("timeline_show")
func showTimeline(_ position: Int32, _ distance: Double) {
  guard let page = TimelinePage.shown else { return }
  page.reload(holding: path(position).map { ($0, distance) })
}

/// Holds the photo at a point of the viewport.
@_expose(wasm, "timeline_hold")
@_cdecl("timeline_hold")
func hold(_ x: Double, _ y: Double) {
  TimelinePage.shown?.hold(at: LayoutPoint(x: x, y: y))
}

/// Arranges photos otherwise, as a mode's number says.
@_expose(wasm, "timeline_arrange")
@_cdecl("timeline_arrange")
func arrange(
  _ mode: Int32, _ size: Double, _ x: Double, _ y: Double, _ isHeld: Int32
) {
  TimelinePage.shown?.arrange(
    TimelinePage.Mode(rawValue: Int(mode)) ?? .justified, size: size,
    around: LayoutPoint(x: x, y: y), isHeld: isHeld != 0)
}

// MARK: - Days and photos

/// The number of photos that show.
@_expose(wasm, "timeline_count")
@_cdecl("timeline_count")
func photoCount() -> Int32 { Int32(TimelinePage.shown?.photos.count ?? 0) }

/// The number of days that show.
@_expose(wasm, "timeline_sections")
@_cdecl("timeline_sections")
func sectionCount() -> Int32 {
  Int32(TimelinePage.shown?.photos.sectionCount ?? 0)
}

/// What the server calls the state of the library that shows.
@_expose(wasm, "timeline_revision")
@_cdecl("timeline_revision")
func revision() -> Double { Double(TimelinePage.shown?.photos.revision ?? 0) }

/// The day of a section, as days since 1970.
@_expose(wasm, "timeline_day")
@_cdecl("timeline_day")
func day(_ section: Int32) -> Int32 {
  guard let page = TimelinePage.shown, section >= 0,
    section < page.photos.sectionCount
  else { return 0 }
  return page.photos.day(ofSection: Int(section))
}

/// The position of a section's first photo; that of the section behind the last
/// is the number of photos.
@_expose(wasm, "timeline_start")
@_cdecl("timeline_start")
func start(_ section: Int32) -> Int32 {
  guard let page = TimelinePage.shown, section >= 0 else { return 0 }
  let last = page.photos.sectionCount
  return Int32(page.photos.start(ofSection: min(Int(section), last)))
}

/// The section of a photo's position; -1 if there is none.
@_expose(wasm, "timeline_section")
@_cdecl("timeline_section")
func section(_ position: Int32) -> Int32 {
  path(position).map { Int32($0.section) } ?? -1
}

/// A photo's number in its day, by its position; -1 if there is none.
@_expose(wasm, "timeline_index")
@_cdecl("timeline_index")
func index(_ position: Int32) -> Int32 {
  guard let page = TimelinePage.shown, let path = path(position) else {
    return -1
  }
  return Int32(page.photos.index(of: path))
}

/// Height by width of a photo.
@_expose(wasm, "timeline_ratio")
@_cdecl("timeline_ratio")
func ratio(_ position: Int32) -> Double {
  guard let page = TimelinePage.shown, let path = path(position) else {
    return 1
  }
  return page.photos.ratio(of: path)
}

/// A photo's position, by its day and its number there; -1 if it does not show.
@_expose(wasm, "timeline_position")
@_cdecl("timeline_position")
func position(_ day: Int32, _ index: Int32) -> Int32 {
  guard let page = TimelinePage.shown,
    let path = page.photos.path(day: day, index: Int(index))
  else { return -1 }
  return Int32(page.photos.position(of: path))
}

/// The section of a day, or that of the next older one.
@_expose(wasm, "timeline_section_of_day")
@_cdecl("timeline_section_of_day")
func section(ofDay day: Int32) -> Int32 {
  Int32(TimelinePage.shown?.photos.section(atOrAfter: day) ?? 0)
}

func path(_ position: Int32) -> ItemPath? {
  guard let page = TimelinePage.shown, position >= 0,
    position < page.photos.count
  else { return nil }
  return page.photos.path(at: Int(position))
}
