import Testing
import WaterflowLayout

@testable import WaterflowEngine

@Suite("The engine's books")
struct BooksTests {
  @Test("A number is given away again once its end has been performed")
  func numbers() {
    var table = CellTable()
    let first = table.make(ReuseKind(1))
    table.remove(first)
    #expect(table.make(ReuseKind(1)) != first)
    table.free(table.takeRetired())
    #expect(table.make(ReuseKind(1)) == first)
  }

  @Test("After a pause the way before it says nothing of the speed")
  func pause() {
    var scrollVelocity = ScrollVelocity()
    scrollVelocity.move(by: 10, at: 0, longest: 1_000, lead: 10)
    scrollVelocity.move(by: 5, at: 2, longest: 1_000, lead: 10)
    scrollVelocity.move(by: 50, at: 500, longest: 1_000, lead: 10)
    #expect(scrollVelocity.after(10) == 0)
    scrollVelocity.move(by: 8, at: 508, longest: 1_000, lead: 10)
    #expect(scrollVelocity.after(10) == 5)
    #expect(scrollVelocity.before(10) == 0)
  }
}
