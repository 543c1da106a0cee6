import Foundation

/// Runs the built tool, which lies beside the test bundle.
struct ToolProcess {
  struct Result {
    let code: Int32
    let output: String
    let errors: String
  }

  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()
  private let input = Pipe()

  /// Starts the tool.
  ///
  /// - Parameters:
  ///   - arguments: What follows its name.
  ///   - program: What starts it, found on the `PATH`; the arguments are then
  ///     that program's.
  ///   - environment: What is different from the test's own.
  /// - Throws: An error if it cannot be started.
  init(
    _ arguments: [String], startedBy program: String? = nil,
    environment: [String: String] = [:]
  ) throws {
    process.executableURL =
      program == nil ? Self.tool : URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = (program.map { [$0] } ?? []) + arguments
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = input
    // ArgumentParser wraps its help at this width.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["COLUMNS": "80"]) { $1 }
      .merging(environment) { $1 }
    try process.run()
  }

  /// Runs the tool to its end.
  static func run(_ arguments: String...) throws -> Result {
    try ToolProcess(arguments).finish()
  }

  /// Runs the tool to its end with a text on its standard input.
  static func run(_ arguments: String..., input: String) throws -> Result {
    let tool = try ToolProcess(arguments)
    let handle = tool.input.fileHandleForWriting
    // Beside the reading, because neither pipe holds much.
    let writing = Thread {
      try? handle.write(contentsOf: Data(input.utf8))
      try? handle.close()
    }
    writing.start()
    return try tool.finish()
  }

  /// Returns the next line that the tool prints, without waiting for its end.
  func nextLine() -> String {
    var line = Data()
    while let byte = try? output.fileHandleForReading.read(upToCount: 1),
      let byte = byte.first, byte != UInt8(ascii: "\n")
    {
      line.append(byte)
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// Sends a signal to the tool.
  func signal(_ number: Int32) {
    kill(process.processIdentifier, number)
  }

  /// Waits for the tool's end.
  func finish() throws -> Result {
    let output = try output.fileHandleForReading.readToEnd() ?? Data()
    let errors = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(
      code: process.terminationReason == .exit
        ? process.terminationStatus : 128 + process.terminationStatus,
      output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self))
  }

  /// The built tool.
  static var tool: URL {
    #if canImport(Darwin)
      let bundle = Bundle.allBundles
        .first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    #else
      let bundle = Bundle.main.executableURL
    #endif
    return (bundle ?? Bundle.main.bundleURL).deletingLastPathComponent()
      .appendingPathComponent("waterflow")
  }
}
