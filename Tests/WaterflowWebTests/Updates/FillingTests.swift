import Testing
import WaterflowLayout

@testable import WaterflowEngine
@testable import WaterflowWeb

extension SectionViewTests {
  @MainActor
  @Suite("What features hear of cells that are filled")
  struct FillingTests {
    private final class Listener: ControllerFeature {
      var filled: [Int] = []

      override func didFill(_ cell: CellID, for element: ElementID) {
        if element.kind == .item { filled.append(element.path.item) }
      }
    }

    /// Rows that become bars when they are read again.
    private final class Changing: WaterflowViewDataSource {
      var isBar = false

      func waterflowView(
        _ view: WaterflowView, numberOfItemsInSection section: Int
      ) -> Int { 10 }

      func waterflowView(
        _ view: WaterflowView, styleForSectionAt section: Int
      ) -> SectionStyle { SectionStyle(mode: .list) }

      func waterflowView(
        _ view: WaterflowView, sizeForItemAt path: ItemPath
      ) -> ItemSize { ItemSize(width: 50, height: 50) }

      func waterflowView(
        _ view: WaterflowView, cellForItemAt path: ItemPath
      ) -> WaterflowCell {
        isBar
          ? view.dequeueReusableCell(.bar, for: path)
          : view.dequeueReusableCell(.row, for: path)
      }
    }

    @Test("An item that is read again as another kind gets a cell of that")
    func otherKind() throws {
      let stage = try Stage(count: 10)
      let rows = Changing()
      stage.view.dataSource = rows
      stage.view.reloadData()
      rows.isBar = true
      let item = ItemPath(section: 0, item: 1)
      stage.view.reconfigureItems(at: [item])
      #expect(stage.view.cellForItem(at: item) is BarCell)
    }

    @Test("Each filling is told once")
    func once() throws {
      let stage = try Stage(count: 10)
      let listener = Listener()
      stage.view.controller.add(listener)
      stage.view.reloadData()
      let first = listener.filled
      #expect(first.first == 0 && Set(first).count == first.count)
      listener.filled = []
      stage.view.reconfigureItems(at: [ItemPath(section: 0, item: 1)])
      #expect(listener.filled == [1])
    }
  }
}
