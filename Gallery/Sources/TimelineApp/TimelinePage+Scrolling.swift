// Where things are; for scripts, in points along the axis.

import WaterflowEngine
import WaterflowLayout
import WaterflowWeb

extension TimelinePage {
  /// Where a section begins in the content, in points.
  func top(ofSection section: Int) -> Double {
    guard section < view.numberOfSections else {
      return view.layout.contentLength
    }
    let header = ElementID(kind: .header, section: section)
    return view.layout.frame(of: header)?.y ?? 0
  }

  /// The last section that begins at or before a place in the content.
  func section(at place: Double) -> Int {
    let last = max(view.numberOfSections, 1) - 1
    // Behind the first, which is the answer where nothing else is.
    return firstIndex(below: last) { top(ofSection: $0 + 1) > place }
  }

  /// The first photo in view behind a pinned header.
  var firstInView: (path: ItemPath, distance: Double)? {
    let top = view.contentOffset.y
    for path in view.indexPathsForVisibleItems {
      guard let frame = view.frameForItem(at: path) else { continue }
      if frame.maxY > top + Self.headerLength {
        return (path, frame.y - top)
      }
    }
    return nil
  }
}

/// How long the content is.
@_expose(wasm, "timeline_length")
@_cdecl("timeline_length")
func contentLength() -> Double {
  TimelinePage.shown?.view.layout.contentLength ?? 0
}

/// Where the content is.
@_expose(wasm, "timeline_top")
@_cdecl("timeline_top")
func contentTop() -> Double { TimelinePage.shown?.view.contentOffset.y ?? 0 }

/// Where a section begins.
@_expose(wasm, "timeline_section_top")
@_cdecl("timeline_section_top")
func sectionTop(_ section: Int32) -> Double {
  TimelinePage.shown?.top(ofSection: Int(max(section, 0))) ?? 0
}

/// The section at a place in the content.
@_expose(wasm, "timeline_section_at")
@_cdecl("timeline_section_at")
func section(at place: Double) -> Int32 {
  Int32(TimelinePage.shown?.section(at: place) ?? 0)
}

/// Scrolls to a place in the content, or as near to it as that allows.
@_expose(wasm, "timeline_scroll")
@_cdecl("timeline_scroll")
func scroll(_ place: Double) { TimelinePage.shown?.view.scroll(to: place) }

/// Scrolls no further than it takes to have a photo in view.
@_expose(wasm, "timeline_reveal")
@_cdecl("timeline_reveal")
func reveal(_ position: Int32) {
  guard let page = TimelinePage.shown, let path = path(position),
    let frame = page.view.frameForItem(at: path)
  else { return }
  let top = page.view.contentOffset.y
  let height = page.view.layout.viewportLength
  let header = TimelinePage.headerLength
  if frame.y < top + header {
    page.view.scroll(to: frame.y - header)
  } else if frame.maxY > top + height {
    page.view.scroll(to: max(frame.maxY - height, 0))
  }
}

/// The position of the first photo in view; -1 if there is none.
@_expose(wasm, "timeline_first")
@_cdecl("timeline_first")
func firstPosition() -> Int32 {
  guard let page = TimelinePage.shown, let first = page.firstInView else {
    return -1
  }
  return Int32(page.photos.position(of: first.path))
}

/// How far the first photo in view begins behind the viewport's top.
@_expose(wasm, "timeline_first_distance")
@_cdecl("timeline_first_distance")
func firstDistance() -> Double {
  TimelinePage.shown?.firstInView?.distance ?? 0
}
