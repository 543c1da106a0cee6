import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Each tab's own offset")
struct PagedOffsetsTests {
  @Test("comes back, never above the held bar")
  func comesBack() {
    var offsets = PagedOffsets(pageCount: 3)
    offsets.note(900, of: 0)
    // The bar is held from 200 on.
    #expect(offsets.position(of: 1, from: 900, barHeldFrom: 200) == 200)
    offsets.note(500, of: 1)
    #expect(offsets.position(of: 0, from: 500, barHeldFrom: 200) == 900)
    offsets.note(50, of: 2)
    #expect(offsets.position(of: 2, from: 500, barHeldFrom: 200) == 200)
  }

  @Test("waits while the bar is not held, so that it does not jump")
  func waits() {
    var offsets = PagedOffsets(pageCount: 2)
    offsets.note(900, of: 0)
    #expect(offsets.position(of: 0, from: 120, barHeldFrom: 200) == 120)
    #expect(offsets.position(of: 0, from: 200, barHeldFrom: 200) == 900)
  }

  @Test("takes no nonsense")
  func refuses() {
    var offsets = PagedOffsets(pageCount: -1)
    offsets.note(5, of: 0)
    #expect(offsets.position(of: 0, from: 300, barHeldFrom: 200) == 200)
    offsets.setPageCount(2)
    offsets.note(.nan, of: 1)
    offsets.note(.infinity, of: 1)
    offsets.note(700, of: 0)
    offsets.note(7, of: 2)
    #expect(offsets.position(of: 1, from: 300, barHeldFrom: 200) == 200)
    offsets.setPageCount(1)
    #expect(offsets.position(of: 0, from: 300, barHeldFrom: 200) == 700)
    offsets.setPageCount(0)
    offsets.setPageCount(1)
    #expect(offsets.position(of: 0, from: 300, barHeldFrom: 200) == 200)
  }

  @Test("takes no room for tabs where nobody was")
  func many() {
    var offsets = PagedOffsets(pageCount: .max)
    offsets.note(700, of: .max - 1)
    offsets.setPageCount(.max - 1)
    offsets.setPageCount(.max)
    #expect(
      offsets.position(of: .max - 1, from: 300, barHeldFrom: 200) == 200)
    offsets.note(700, of: .max - 2)
    offsets.note(800, of: .max - 2)
    #expect(
      offsets.position(of: .max - 2, from: 300, barHeldFrom: 200) == 800)
  }
}
