import Testing
import WaterflowEngine
import WaterflowLayout

@Suite("Operation records")
struct OperationTests {
  @Test("A record is 56 bytes: code, UInt16, five Int32, four Double")
  func memoryLayout() throws {
    #expect(MemoryLayout<CellOperation>.size == 56)
    #expect(MemoryLayout<CellOperation>.stride == 56)
    #expect(MemoryLayout<CellOperation>.offset(of: \.element) == 2)
    #expect(MemoryLayout<CellOperation>.offset(of: \.cell) == 4)
    #expect(MemoryLayout<CellOperation>.offset(of: \.section) == 8)
    #expect(MemoryLayout<CellOperation>.offset(of: \.item) == 12)
    #expect(MemoryLayout<CellOperation>.offset(of: \.zIndex) == 16)
    #expect(MemoryLayout<CellOperation>.offset(of: \.pinned) == 20)
    #expect(MemoryLayout<CellOperation>.offset(of: \.x) == 24)
    #expect(MemoryLayout<CellOperation>.offset(of: \.y) == 32)
    #expect(MemoryLayout<CellOperation>.offset(of: \.width) == 40)
    #expect(MemoryLayout<CellOperation>.offset(of: \.height) == 48)
  }

  @Test("A record begins with the code's own value, as two bytes")
  func codeBytes() throws {
    let host = RecordingHost(try .column(of: 2, length: 150))
    host.scroll(to: 0)
    let starts = host.log.map { operation in
      withUnsafeBytes(of: operation) { [$0[0], $0[1]] }
    }
    #expect(starts == [[6, 0], [1, 0], [2, 0], [1, 0], [2, 0]])
  }

  @Test("The first pass tells the content's size, then cells one by one")
  func firstPass() throws {
    let host = RecordingHost(try .column(of: 2, length: 150))
    host.scroll(to: 0)
    #expect(
      host.log.map(\.code) == [.resizeContent, .make, .show, .make, .show])
    let size = try #require(host.log.first)
    #expect(size.cell == -1)
    #expect(size.frame == LayoutRect(x: 0, y: 0, width: 100, height: 300))
    let made = host.log[3]
    #expect((made.cell, made.section, made.item) == (1, 11, 0))
    let shown = host.log[4]
    #expect(shown.cell == 1)
    #expect(shown.elementID == ElementID(kind: .item, section: 0, item: 1))
    #expect(shown.frame == LayoutRect(x: 0, y: 150, width: 100, height: 150))
    var unknown = shown
    unknown.element = 99
    #expect(unknown.elementID == nil)
  }

  @Test("The first two bytes of a record are the code's raw value")
  func rawCode() throws {
    let host = RecordingHost(try .column(of: 100))
    host.scroll(to: 0)
    host.scroll(to: 200)
    _ = try host.engine.resize(to: LayoutSize(width: 50, height: 400))
    host.scroll(to: 200)
    host.engine.poolCap = 0
    host.scroll(to: 1e6)
    #expect(Set(host.log.map(\.code)).count == 6)
    for operation in host.log {
      let bytes = withUnsafeBytes(of: operation) { [$0[0], $0[1]] }
      #expect(bytes == [UInt8(operation.code.rawValue), 0])
    }
  }

  @Test("Cells that leave are hidden before others are shown")
  func hidesFirst() throws {
    let host = RecordingHost(try .column(of: 100))
    host.scroll(to: 0)
    let before = host.log.count
    host.scroll(to: 200)
    #expect(
      host.log[before...].map(\.code) == [.hide, .hide, .show, .show])
  }
}
