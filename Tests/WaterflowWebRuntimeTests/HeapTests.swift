import SeededRandom
import Testing
import WaterflowWebRuntime

/// One heap serves a whole module, so one test at a time uses it.
@Suite("A module's heap", .serialized)
struct HeapTests {
  @Test("what is given out stays as it was written, wherever it lies")
  func random() {
    let programs = 0..<(wantedPrograms.map { $0 / 10 } ?? 60)
    #expect(
      firstFailure(programs) { random in
        let program = HeapProgram(length: 1 << random.int(12...20))
        for _ in 0..<400 {
          if let problem = program.step(&random) { return problem }
        }
        return program.end()
      } == nil)
  }

  @Test("every size is found room for, and all room becomes one again")
  func sizes() {
    let program = HeapProgram(length: 1 << 20)
    for size in 0...600 {
      #expect(program.take(size, alignment: 16) == nil)
    }
    for shift in 0...12 {
      for size in [0, 1, 15, 16, 17, 4095, 4096, 4097] {
        #expect(program.take(size, alignment: 1 << shift) == nil)
      }
    }
    #expect(program.end() == nil)
  }

  @Test("what is too large is not found room for, and nothing is lost by it")
  func tooLarge() {
    let program = HeapProgram(length: 4096)
    for size in [4096, 1 << 20, Int.max, -1] {
      #expect(waterflow_heap_take(16, size) == nil)
      #expect(waterflow_heap_take(1 << 16, size) == nil)
    }
    #expect(program.take(2000, alignment: 16) == nil)
    #expect(program.end() == nil)
  }

  @Test("memory that is added continues what was free")
  func extended() {
    let program = HeapProgram(length: 1 << 16, beginning: 1 << 10)
    #expect(waterflow_heap_take(16, 5000) == nil)
    program.extend(to: 1 << 14)
    #expect(program.take(5000, alignment: 16) == nil)
    program.extend(to: 1 << 16)
    #expect(program.take(40_000, alignment: 64) == nil)
    #expect(program.end() == nil)
  }

  @Test("nothing at all can be given back")
  func nothing() {
    let program = HeapProgram(length: 4096)
    waterflow_heap_give(nil)
    #expect(program.end() == nil)
  }
}
