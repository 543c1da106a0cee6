import Testing
import UIKitStandIn

@Suite("Index paths of sections")
struct IndexPathTests {
  @Test("the section comes first, then the item, which is the row as well")
  func order() {
    let path = IndexPath(item: 3, section: 1)
    #expect(Array(path) == [1, 3])
    #expect(path == IndexPath(row: 3, section: 1))
    #expect((path.section, path.item, path.row) == (1, 3, 3))
    #expect(IndexPath(item: 9, section: 0) < path)
  }

  @Test("section, item and row can be set")
  func setting() {
    var path = IndexPath(item: 3, section: 1)
    path.section = 2
    path.item = 4
    #expect(path == IndexPath(row: 4, section: 2))
    path.row = 5
    #expect(path.item == 5)
  }
}
