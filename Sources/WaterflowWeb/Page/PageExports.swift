// The functions that the page calls. Their names are part of the interface
// between this target and `JavaScript/instance.mjs`.

import WaterflowEngine
import WaterflowLayout

/// Makes room for bytes that the page writes; freed by ``fileFetched``.
@_expose(wasm, "waterflow_allocate")
@_cdecl("waterflow_allocate")
func allocate(_ count: Int32) -> UnsafeMutableRawPointer {
  UnsafeMutableRawPointer.allocate(
    byteCount: max(Int(count), 1), alignment: 16)
}

/// Passes an event to its listener.
@_expose(wasm, "waterflow_event")
@_cdecl("waterflow_event")
func eventFired(_ listener: Int32, _ value: Double) {
  if case .event(let body) = Callbacks.find(listener) { body(value) }
}

/// Calls a timer's closure.
@_expose(wasm, "waterflow_timer")
@_cdecl("waterflow_timer")
func timerFired(_ number: Int32) {
  guard case .timer(let body, _) = Callbacks.find(number) else { return }
  Callbacks.remove(number)
  body()
}

/// Passes a file to its receiver and frees its bytes.
@_expose(wasm, "waterflow_fetched")
@_cdecl("waterflow_fetched")
func fileFetched(
  _ receiver: Int32, _ status: Int32, _ bytes: UnsafeMutableRawPointer,
  _ count: Int32
) {
  if case .file(let body) = Callbacks.find(receiver) {
    Callbacks.remove(receiver)
    body(
      FetchResult(
        status: Int(status),
        body: UnsafeRawBufferPointer(start: bytes, count: Int(count))))
  }
  bytes.deallocate()
}

/// Tells a view that its element was scrolled.
@_expose(wasm, "waterflow_scrolled")
@_cdecl("waterflow_scrolled")
func viewScrolled(_ view: Int32, _ position: Double, _ time: Double) {
  Views.find(view)?.scrolled(to: position, at: time)
}

/// Tells a view that scrolling has come to rest.
@_expose(wasm, "waterflow_settled")
@_cdecl("waterflow_settled")
func viewSettled(_ view: Int32, _ time: Double) {
  Views.find(view)?.settled(at: time)
}

/// Tells a view that what shows it has another size, what covers its start and
/// its end, both not a number where the page says nothing about it, and how many
/// pixels of the screen are in one of the page.
@_expose(wasm, "waterflow_resized")
@_cdecl("waterflow_resized")
func viewResized(
  _ view: Int32, _ width: Double, _ height: Double, _ before: Double,
  _ after: Double, _ pixelRatio: Double = 1
) {
  Views.find(view)?.resized(
    width: width, height: height, before: before, after: after,
    pixelRatio: pixelRatio)
}

/// Tells a view that nobody sees the page any more.
@_expose(wasm, "waterflow_hidden")
@_cdecl("waterflow_hidden")
func viewHidden(_ view: Int32) {
  Views.find(view)?.emptyReusePool()
}

/// Tells how many items a section has, for those who count along.
@_expose(wasm, "waterflow_item_count")
@_cdecl("waterflow_item_count")
func itemCount(_ view: Int32, _ section: Int32) -> Int32 {
  let layout = Views.find(view)?.layout
  return Int32(
    truncatingIfNeeded: layout?.itemCount(inSection: Int(section)) ?? 0)
}

/// Tells a view about a key, or where the focus went; see ``FocusFeature``.
///
/// - Returns: 1 if the key has done its work, 0 if it is the browser's.
@_expose(wasm, "waterflow_key")
@_cdecl("waterflow_key")
func keyPressed(
  _ view: Int32, _ key: Int32, _ held: Int32, _ section: Int32, _ item: Int32
) -> Int32 {
  let path = ItemPath(section: Int(section), item: Int(item))
  guard let view = Views.find(view) else { return 0 }
  return view.onKey?(view, key, held, path) == true ? 1 : 0
}

/// Tells a view what of the layout somebody types into, an item or what an
/// `ElementKind` of another number says; -1 for nothing.
@_expose(wasm, "waterflow_edited")
@_cdecl("waterflow_edited")
func cellEdited(
  _ view: Int32, _ kind: Int32, _ section: Int32, _ item: Int32
) {
  let kind = ElementKind(rawValue: UInt8(truncatingIfNeeded: kind))
  Views.find(view)?.engine.editedElement = kind.map {
    ElementID(kind: $0, section: Int(section), item: Int(item))
  }
}

/// Asks a view for the app's words for a number of items that came (0), went
/// (1) or moved (2), or for the place of one that was moved, of how many (3);
/// it announces them.
///
/// - Returns: 1 if it has, 0 if the words are the page's.
@_expose(wasm, "waterflow_announce")
@_cdecl("waterflow_announce")
func announceChanges(
  _ view: Int32, _ change: Int32, _ count: Int32, _ total: Int32
) -> Int32 {
  guard let view = Views.find(view),
    let words = view.phrase?(change, Int(count), Int(total))
  else { return 0 }
  view.announce(words)
  return 1
}
