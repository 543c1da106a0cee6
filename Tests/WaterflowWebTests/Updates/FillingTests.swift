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

    @Test("An item that is read again as another kind gets a cell of that")
    func otherKind() throws {
      let stage = try Stage(count: 10)
      stage.view.reloadData()
      stage.rows.areBars = true
      let item = ItemPath(section: 0, item: 1)
      stage.view.reconfigureItems(at: [item])
      #expect(stage.view.cellForItem(at: item) is BarCell)
    }

    @Test("A cell that is handed over for two items is the first one's")
    func handedOverTwice() throws {
      let stage = try Stage(count: 10)
      let listener = Listener()
      stage.view.controller.add(listener)
      stage.rows.repeated = 1
      stage.view.reloadData()
      #expect(listener.filled == [0, 2, 3])
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
