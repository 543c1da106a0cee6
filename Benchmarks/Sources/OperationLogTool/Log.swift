import OperationLog
import WaterflowEngine

/// The log that both builds write.
enum Log {
  static func run() -> [CellOperation]? {
    try? LogProgram.operations(seeds: 1...10, steps: 900)
  }
}

#if arch(wasm32)
  nonisolated(unsafe) private var operations: [CellOperation] = []

  /// Runs the programs; returns the number of records, or -1.
  @_expose(wasm, "operation_log_run")
  @_cdecl("operation_log_run")
  func operationLogRun() -> Int32 {
    guard let log = Log.run() else { return -1 }
    operations = log
    return Int32(truncatingIfNeeded: log.count)
  }

  /// Copies the records into a buffer for the caller; returns where it is.
  @_expose(wasm, "operation_log_bytes")
  @_cdecl("operation_log_bytes")
  func operationLogBytes() -> UnsafeMutableRawPointer {
    let count = operations.count * MemoryLayout<CellOperation>.stride
    let bytes = UnsafeMutableRawPointer.allocate(
      byteCount: max(count, 1), alignment: 16)
    operations.withUnsafeBytes {
      if let base = $0.baseAddress {
        bytes.copyMemory(from: base, byteCount: $0.count)
      }
    }
    return bytes
  }

  /// The width of a record in bytes.
  @_expose(wasm, "operation_log_width")
  @_cdecl("operation_log_width")
  func operationLogWidth() -> Int32 {
    Int32(MemoryLayout<CellOperation>.stride)
  }
#endif
