import Foundation

/// Makes PNG of SVG with `rsvg-convert`.
struct PNGConverter {
  /// Converts a drawing and writes the picture.
  func write(_ svg: String, to file: URL) throws(PictureFailure) {
    guard let program = Self.program else { throw .converterMissing }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("waterflow-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("picture.svg")
    let picture = folder.appendingPathComponent("picture.png")
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true)
      try Data(svg.utf8).write(to: source)
    } catch {
      throw .unwritable(source.path)
    }
    try run(program, ["--output", picture.path, source.path])
    do {
      try Data(contentsOf: picture).write(to: file, options: .atomic)
    } catch {
      throw .unwritable(file.relativePath)
    }
  }

  private func run(
    _ program: URL, _ arguments: [String]
  ) throws(PictureFailure) {
    let process = Process()
    let errors = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardError = errors
    var reason = ""
    do {
      try process.run()
      let data = try errors.fileHandleForReading.readToEnd() ?? Data()
      reason = String(decoding: data, as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
    } catch {
      throw .converterFailed("\(error)")
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw .converterFailed(reason)
    }
  }

  private static var program: URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "")
      .split(separator: ":")
      .map {
        URL(fileURLWithPath: String($0))
          .appendingPathComponent("rsvg-convert")
      }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
