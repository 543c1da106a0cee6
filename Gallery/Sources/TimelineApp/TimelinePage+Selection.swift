// What is selected; for scripts, by days and numbers there.

import WaterflowEngine
import WaterflowLayout
import WaterflowWeb

/// The selected photos: the number of spans; for each the day, and the numbers
/// there of the first photo and of the one behind the last.
@_expose(wasm, "timeline_selection")
@_cdecl("timeline_selection")
func selectedSpans() -> UnsafeMutableRawPointer {
  guard let page = TimelinePage.shown else { return allocateBytes(0) }
  let spans = page.photos.spans(of: page.view.selectedItemSet)
  let bytes = allocateBytes(Int32(4 + 4 * spans.count))
  bytes.storeBytes(of: Int32(spans.count / 3), as: Int32.self)
  for (place, number) in spans.enumerated() {
    // Each begins with a day.
    let value = place % 3 == 0 ? page.photos.days[number] : Int32(number)
    bytes.storeBytes(
      of: value, toByteOffset: 4 + 4 * place, as: Int32.self)
  }
  return bytes
}

/// How many photos are selected; asked, the page is told of the next change.
@_expose(wasm, "timeline_selected_count")
@_cdecl("timeline_selected_count")
func selectedCount() -> Int32 {
  TimelinePage.shown?.isTold = false
  return Int32(TimelinePage.shown?.view.selectedItemSet.count ?? 0)
}

/// Whether the next press selects, or opens where nothing is selected.
@_expose(wasm, "timeline_pick")
@_cdecl("timeline_pick")
func pick(_ picks: Int32) { TimelinePage.shown?.picks = picks != 0 }

/// Selects photos, or no photo any more, besides those that are: spans such as
/// `timeline_selection` tells, without their number.
@_expose(wasm, "timeline_select")
@_cdecl("timeline_select")
func select(_ bytes: UnsafeMutableRawPointer, _ count: Int32) {
  defer { bytes.deallocate() }
  guard let page = TimelinePage.shown else { return }
  var reader = WordReader(
    UnsafeRawBufferPointer(start: bytes, count: Int(count)))
  var items = page.view.selectedItemSet
  while reader.offset + 12 <= Int(count) {
    let day = Int32(bitPattern: reader.word())
    let first = Int(truncatingIfNeeded: reader.word())
    let end = Int(truncatingIfNeeded: reader.word())
    if let index = page.photos.number(ofDay: day), first < end {
      page.photos.insert(first..<end, ofDay: index, into: &items)
    }
  }
  page.view.selectedItemSet = items
}

/// Selects nothing any more.
@_expose(wasm, "timeline_clear_selection")
@_cdecl("timeline_clear_selection")
func clearSelection() { TimelinePage.shown?.view.selectedItemSet = ItemSet() }
