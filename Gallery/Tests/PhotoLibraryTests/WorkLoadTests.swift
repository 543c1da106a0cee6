import Testing

@testable import PhotoLibrary

@Suite("How much is made at a time")
struct WorkLoadTests {
  @Test("light ones are begun until the limit is reached")
  func light() {
    var load = WorkLoad(limit: 10)
    for weight in [4, 4, 2] {
      #expect(load.hasRoom(for: weight, waiting: 0))
      load.begin(weight)
    }
    #expect(load.hasRoom(for: 0, waiting: 0))
    #expect(!load.hasRoom(for: 1, waiting: 0))
    load.end(4)
    #expect(load.hasRoom(for: 4, waiting: 0))
    #expect(!load.hasRoom(for: 5, waiting: 0))
  }

  @Test("a heavy one is alone of its kind, and others have the rest")
  func heavy() {
    var load = WorkLoad(limit: 10)
    load.begin(6)
    #expect(!load.hasRoom(for: 6, waiting: 6))
    #expect(load.hasRoom(for: 4, waiting: 0))
    #expect(load.hasRoom(for: 4, waiting: 6))
    #expect(!load.hasRoom(for: 5, waiting: 0))
    load.end(6)
    #expect(load.hasRoom(for: 10, waiting: 10))
  }

  @Test("what weighs more than the limit is made alone")
  func tooHeavy() {
    var load = WorkLoad(limit: 10)
    load.begin(1)
    #expect(!load.hasRoom(for: 20, waiting: 20))
    load.end(1)
    #expect(load.hasRoom(for: 20, waiting: 20))
    load.begin(20)
    #expect(!load.hasRoom(for: 1, waiting: 0))
  }

  @Test("light ones leave room for a heavy one that waits")
  func waiting() {
    var load = WorkLoad(limit: 10)
    load.begin(3)
    load.begin(3)
    #expect(!load.hasRoom(for: 6, waiting: 6))
    // Else one after the other would go before it.
    #expect(!load.hasRoom(for: 1, waiting: 6))
    load.end(3)
    #expect(load.hasRoom(for: 6, waiting: 6))
    #expect(load.hasRoom(for: 1, waiting: 6))
  }
}
