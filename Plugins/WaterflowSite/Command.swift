import Foundation

/// A program to run.
struct Command {
  private let program: URL

  /// Finds a program where the shell would.
  init(_ name: String) throws {
    guard let found = Self.find(name) else {
      throw SiteFault(
        "no '\(name)' on PATH; on Debian: apt-get install \(name)")
    }
    program = found
  }

  init(_ program: URL) { self.program = program }

  /// Where a program is; nil if it is nowhere on PATH.
  private static func find(_ name: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return folders.split(separator: ":").lazy
      .map { URL(filePath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Waits for its end; throws unless it has done what it should.
  func run(_ arguments: [String], input: Pipe? = nil) throws {
    try finish(process(arguments, input: input))
  }

  /// Waits for its end; returns what it has written.
  func output(_ arguments: [String]) throws -> Data {
    let process = process(arguments)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let written = try pipe.fileHandleForReading.readToEnd() ?? Data()
    try finish(process, isRunning: true)
    return written
  }

  private func process(_ arguments: [String], input: Pipe? = nil) -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if let input {
      process.standardInput = input
    } else {
      process.standardInput = FileHandle.nullDevice
    }
    return process
  }

  private func finish(_ process: Process, isRunning: Bool = false) throws {
    if !isRunning { try process.run() }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw SiteFault("\(program.lastPathComponent) failed; see above")
    }
  }
}
