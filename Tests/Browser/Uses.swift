import WaterflowWeb

// What a stranger's page asks of the layout and of the engine, whose names and
// members come with the view's import. Compiled in the example for the web, and
// never called: Embedded Swift refuses what a file has not imported.

func scroll(_ view: WaterflowView) {
  let path = ItemPath(section: 0, item: 500)
  view.scrollToItem(at: path, at: .center)
  view.openSwipeActions(at: path, edge: .leading)
}

func change(_ view: WaterflowView) -> Bool {
  do throws(UpdateError) {
    try view.performBatchUpdates { update in
      update.deleteItems(at: [ItemPath(section: 0, item: 3)])
    }
    return true
  } catch {
    return false
  }
}

func hearPins(of view: WaterflowView, _ bar: Element) {
  view.didChangePin = { _, event in bar.setClass("pinned", event.isPinned) }
}

func endPull(of view: WaterflowView) -> Int {
  let isHeld: (PullState) -> Bool = { $0 == .holding }
  if isHeld(view.pullState) { view.endPull() }
  return view.counters.passes
}

func makeSnapshot() throws(SnapshotError) -> Snapshot<Int, Int> {
  var snapshot = Snapshot<Int, Int>()
  try snapshot.appendSections([0])
  try snapshot.appendItems([1, 2])
  return snapshot
}

func makeFeed(in container: Element) throws(LayoutError) -> WaterflowView {
  try WaterflowView(in: container, scroller: .window)
}

/// Rows that ask for cells of a kind that nobody registered, or of a class that
/// was registered for another kind of the same number.
final class FaultyRows: WaterflowViewDataSource {
  func waterflowView(
    _ view: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func waterflowView(
    _ view: WaterflowView, cellForItemAt path: ItemPath
  ) -> WaterflowCell {
    view.dequeueReusableCell(CellKind<SwatchCell>(3), for: path)
  }
}

@_expose(wasm, "show_faulty_rows")
@_cdecl("show_faulty_rows")
func showFaultyRows(_ registersOther: Int32) {
  guard let container = Element(id: "rows"),
    let view = try? WaterflowView(in: container)
  else { return }
  if registersOther != 0 {
    view.register(CellKind<TitleCell>(3)) { TitleCell() }
  }
  view.dataSource = FaultyRows()
  view.reloadData()
}
