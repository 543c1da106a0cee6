import Foundation

/// A process with a library, which can be killed.
struct Probe {
  private let process = Process()
  private let output = Pipe()

  /// Starts it; with a limit no file that it writes gets longer.
  init(_ fixture: PhotoFixture, fileLimit: Int? = nil) throws {
    process.executableURL = Self.executable
    process.arguments =
      [fixture.photos.path, fixture.cache.path]
      + (fileLimit.map { [String($0)] } ?? [])
    process.standardOutput = output
    try process.run()
  }

  /// Reads lines until one is wanted, and returns them all.
  ///
  /// It ends with the process as well.
  func lines(until isWanted: (String) -> Bool) -> [String] {
    var lines: [String] = []
    var line: [UInt8] = []
    while let byte = try? output.fileHandleForReading.read(upToCount: 1)?.first
    {
      guard byte == UInt8(ascii: "\n") else {
        line.append(byte)
        continue
      }
      lines.append(String(decoding: line, as: UTF8.self))
      line = []
      if let last = lines.last, isWanted(last) { break }
    }
    return lines
  }

  /// Ends it at once, wherever it is.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Waits for its end and returns its status.
  func finish() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  private static let executable: URL = {
    #if canImport(Darwin)
      let bundle = Bundle.allBundles
        .first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    #else
      let bundle = Bundle.main.executableURL
    #endif
    return (bundle ?? Bundle.main.bundleURL).deletingLastPathComponent()
      .appending(path: "PhotoLibraryProbe")
  }()
}
