#if arch(wasm32)
  import Figures

  nonisolated(unsafe) private var figures: Figures?
  nonisolated(unsafe) private var workloads: [Workload] = []

  /// Builds the inputs; returns the number of workloads, or -1.
  @_expose(wasm, "bench_prepare")
  @_cdecl("bench_prepare")
  func benchPrepare() -> Int32 {
    guard let made = try? Figures() else { return -1 }
    figures = made
    workloads = made.workloads()
    return Int32(truncatingIfNeeded: workloads.count)
  }

  /// Copies a workload's name to the caller's memory as UTF-8 that ends with
  /// a zero.
  @_expose(wasm, "bench_name")
  @_cdecl("bench_name")
  func benchName(_ index: Int32) -> UnsafeMutablePointer<UInt8> {
    var name = workloads[Int(index)].name
    return name.withUTF8 { text in
      let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: text.count + 1)
      for (place, byte) in text.enumerated() { copy[place] = byte }
      copy[text.count] = 0
      return copy
    }
  }

  /// Returns 0 for nanoseconds and 1 for microseconds.
  @_expose(wasm, "bench_unit")
  @_cdecl("bench_unit")
  func benchUnit(_ index: Int32) -> Int32 {
    workloads[Int(index)].unit.rawValue
  }

  /// Returns how many items, queries or passes a step handles.
  @_expose(wasm, "bench_count")
  @_cdecl("bench_count")
  func benchCount(_ index: Int32) -> Int32 {
    Int32(truncatingIfNeeded: workloads[Int(index)].count)
  }

  /// Makes what the next step needs.
  @_expose(wasm, "bench_ready")
  @_cdecl("bench_ready")
  func benchReady(_ index: Int32) { workloads[Int(index)].makeReady() }

  /// Runs a step: what is measured.
  @_expose(wasm, "bench_run")
  @_cdecl("bench_run")
  func benchRun(_ index: Int32) -> Double { workloads[Int(index)].run() }

  /// Frees what a step has left.
  @_expose(wasm, "bench_clean")
  @_cdecl("bench_clean")
  func benchClean(_ index: Int32) { workloads[Int(index)].cleanUp() }
#endif
