// What is selected; for scripts, by positions.

import WaterflowLayout
import WaterflowWeb

/// The positions of the selected photos: their number, and then they.
@_expose(wasm, "timeline_selection")
@_cdecl("timeline_selection")
func selectedPositions() -> UnsafeMutableRawPointer {
  list(TimelinePage.shown?.view.indexPathsForSelectedItems ?? [])
}

/// How many photos are selected.
@_expose(wasm, "timeline_selected_count")
@_cdecl("timeline_selected_count")
func selectedCount() -> Int32 {
  Int32(TimelinePage.shown?.view.indexPathsForSelectedItems.count ?? 0)
}

/// Selects a photo, or takes it from the selection.
@_expose(wasm, "timeline_select")
@_cdecl("timeline_select")
func select(_ position: Int32, _ isSelected: Int32) {
  guard let view = TimelinePage.shown?.view, let path = path(position) else {
    return
  }
  if isSelected != 0 {
    view.selectItem(at: path)
  } else {
    view.deselectItem(at: path)
  }
}

/// Selects nothing any more.
@_expose(wasm, "timeline_clear_selection")
@_cdecl("timeline_clear_selection")
func clearSelection() {
  guard let view = TimelinePage.shown?.view else { return }
  for path in view.indexPathsForSelectedItems { view.deselectItem(at: path) }
}
