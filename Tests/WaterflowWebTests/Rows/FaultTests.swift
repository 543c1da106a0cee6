import Testing

@testable import WaterflowWeb

// In the other suite, because tests of the one page have to take turns.
extension SectionViewTests {
  @MainActor
  @Suite("Faults of a program")
  struct FaultTests {
    @Test("a kind that nobody registered ends it with the cure")
    func unregistered() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let stage = try Stage(count: 3)
        _ = stage.view.dequeueReusableCell(
          CellKind<RowCell>(7), for: ItemPath(section: 0, item: 0))
      }
      let said = try #require(result).standardErrorContent
      #expect(
        String(decoding: said, as: UTF8.self).contains(
          "register the kind before dequeuing a cell (kind 7)"))
    }

    @Test("two kinds of one number end it with the cure")
    func sameNumber() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let stage = try Stage(count: 3)
        _ = stage.view.dequeueReusableCell(
          CellKind<BarCell>(1), for: ItemPath(section: 0, item: 0))
      }
      let said = try #require(result).standardErrorContent
      #expect(
        String(decoding: said, as: UTF8.self).contains(
          "two kinds of cells have the same number (kind 1)"))
    }

    @Test("the same is said where no path is given")
    func sameNumberWithoutPath() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let stage = try Stage(count: 3)
        _ = stage.view.dequeueReusableCell(CellKind<BarCell>(1))
      }
      let said = try #require(result).standardErrorContent
      #expect(
        String(decoding: said, as: UTF8.self).contains(
          "two kinds of cells have the same number (kind 1)"))
    }
  }
}
