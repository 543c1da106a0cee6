#if !arch(wasm32)
  import Foundation

  // Writes the records to standard output.
  guard let operations = Log.run() else {
    FileHandle.standardError.write(
      Data("error: the program's own sections were refused\n".utf8))
    exit(1)
  }
  operations.withUnsafeBytes {
    FileHandle.standardOutput.write(Data($0))
  }
#endif
