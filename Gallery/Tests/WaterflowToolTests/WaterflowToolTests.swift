import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Runs one test after the other: each starts processes.
@Suite("The tool", .serialized)
final class WaterflowToolTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("waterflow-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true)
    try Data("<!doctype html>".utf8)
      .write(to: folder.appendingPathComponent("index.html"))
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func fetch(_ url: URL) async throws -> (Data, Int) {
    let (data, response) = try await URLSession.shared.data(from: url)
    return (data, (response as? HTTPURLResponse)?.statusCode ?? 0)
  }

  private func address(in line: String) throws -> URL {
    let prefix = "Waterflow gallery: "
    try #require(line.hasPrefix(prefix + "http://127.0.0.1:"))
    try #require(line.hasSuffix("/"))
    return try #require(URL(string: String(line.dropFirst(prefix.count))))
  }

  @Test("tells its version")
  func version() throws {
    let result = try ToolProcess.run("--version")
    #expect(result.code == 0)
    let file = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../VERSION").standardizedFileURL
    let version = try String(contentsOf: file, encoding: .utf8)
    #expect(version.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
    #expect(result.output == version)
  }

  @Test("helps")
  func help() throws {
    let result = try ToolProcess.run("--help")
    #expect(result.code == 0)
    #expect(
      result.output == """
        OVERVIEW: Shows and measures Waterflow's collection layouts.

        USAGE: waterflow <subcommand>

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          gallery                 Shows photos in the browser.
          layout                  Computes the frames of a layout described in JSON.
          render                  Draws a layout described in JSON.

          See 'waterflow help <subcommand>' for detailed help.

        """)
  }

  @Test("explains each option of the gallery")
  func galleryHelp() throws {
    let result = try ToolProcess.run("gallery", "--help")
    #expect(result.code == 0)
    for option in [
      "--photos <folder>", "--cache <folder>", "--cache-limit <number>",
      "--data <file.json>", "--port <port>", "--count <number>",
      "--site <folder>", "(default: 10000)", "(default:",
    ] {
      #expect(result.output.contains(option))
    }
    #expect(
      result.output.split(separator: "\n").allSatisfy {
        $0.count <= 80 || $0.hasPrefix("USAGE")
      })
  }

  @Test(
    "refuses what it does not understand",
    arguments: [
      (
        ["gallery", "--port", "65536"], "--port must be 0 to 65535, not 65536."
      ),
      (["gallery", "--port", "-1"], "--port must be 0 to 65535, not -1."),
      (
        ["gallery", "--port", "x"],
        "The value 'x' is invalid for '--port <port>'"
      ),
      (["gallery", "--count", "0"], "--count must be 1 to 10000000, not 0."),
      (
        ["gallery", "--count", "10000001"],
        "--count must be 1 to 10000000, not 10000001."
      ),
      (["gallery", "--data", ""], "--data must name a file."),
      (["gallery", "--photos", ""], "--photos must name a folder."),
      (
        ["gallery", "--photos", "/tmp", "--data", "a.json"],
        "--data and --photos cannot be given together."
      ),
      (
        ["gallery", "--photos", "/tmp", "--count", "5"],
        "--count and --photos cannot be given together."
      ),
      (["gallery", "--cache", "/tmp"], "--cache needs --photos."),
      (["gallery", "--cache-limit", "9"], "--cache-limit needs --photos."),
      (
        ["gallery", "--photos", "/tmp", "--cache-limit", "0"],
        "--cache-limit must be 1 to 1000000000, not 0."
      ),
      (["gallery", "--colour"], "Unknown option '--colour'"),
      (["gallery", "extra"], "Unexpected argument 'extra'"),
      (["nothing"], "Unexpected argument 'nothing'"),
    ])
  func usage(arguments: [String], reason: String) throws {
    let result = try ToolProcess(arguments).finish()
    #expect(result.code == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("Error: \(reason)"))
  }

  @Test("says where the page should be")
  func missingPage() throws {
    let nowhere = folder.appendingPathComponent("none").path
    let result = try ToolProcess.run(
      "gallery", "--port", "0", "--site", nowhere)
    #expect(result.code == 66)
    #expect(result.output.isEmpty)
    #expect(
      result.errors == "Error: there is no index.html in \(nowhere): run "
        + "`make tool`, or name the folder that has the page with --site.\n")
  }

  @Test("serves until it is asked to stop", arguments: [SIGINT, SIGTERM])
  func lifetime(signal: Int32) async throws {
    let tool = try ToolProcess([
      "gallery", "--port", "0", "--count", "7", "--site", folder.path,
    ])
    defer { tool.signal(SIGKILL) }
    let url = try address(in: tool.nextLine())
    #expect(try await fetch(url).0 == Data("<!doctype html>".utf8))
    let catalog = try await fetch(url.appendingPathComponent("photos.bin")).0
    #expect(catalog.count == 20 + 7 * 12)
    tool.signal(signal)
    let result = try tool.finish()
    #expect(result.code == 0)
    #expect(result.output.isEmpty)
    #expect(result.errors.isEmpty)
  }

  @Test(
    "ends at once when it is asked a second time", arguments: [SIGINT, SIGTERM])
  func secondSignal(signal: Int32) async throws {
    let photos = try PhotosFolder()
    // A pipe that takes no more: the tool waits to say what it has found.
    let pipe = photos.root.appending(path: "errors").path
    try #require(mkfifo(pipe, 0o600) == 0)
    let errors = open(pipe, O_RDWR | O_NONBLOCK)
    defer { close(errors) }
    while write(errors, [0], 1) == 1 {}
    let tool = try ToolProcess(
      ["-c", #"exec "$@" 2>"$0""#, pipe, ToolProcess.tool.path]
        + photos.arguments,
      startedBy: "sh")
    defer { tool.signal(SIGKILL) }
    let library = try ServedLibrary(tool)
    _ = try await library.whole()
    tool.signal(signal)
    // It has heard the first as it listens no more.
    while (try? await library.get("timeline"))?.status == 200 {}
    tool.signal(signal)
    #expect(try tool.finish().code == 128 + signal)
  }

  @Test("says that a port is taken")
  func takenPort() throws {
    let first = try ToolProcess([
      "gallery", "--port", "0", "--site", folder.path,
    ])
    defer { first.signal(SIGKILL) }
    let port = try #require(try address(in: first.nextLine()).port)
    let second = try ToolProcess.run(
      "gallery", "--port", "\(port)", "--site", folder.path)
    #expect(second.code == 69)
    #expect(second.output.isEmpty)
    #expect(
      second.errors == "Error: port \(port) of 127.0.0.1 is taken by another "
        + "program: choose another with --port, or any free one with --port "
        + "0.\n")
    first.signal(SIGTERM)
    #expect(try first.finish().code == 0)
  }

  @Test("starts with a broken photo file, and says what is broken")
  func brokenData() async throws {
    let file = folder.appendingPathComponent("photos.json")
    try Data(#"[{"thumbURL": "a"}, {}]"#.utf8).write(to: file)
    let tool = try ToolProcess([
      "gallery", "--port", "0", "--site", folder.path, "--data", file.path,
    ])
    defer { tool.signal(SIGKILL) }
    let url = try address(in: tool.nextLine())
      .appendingPathComponent("photos.bin")
    let (body, status) = try await fetch(url)
    #expect(status == 422)
    #expect(
      String(decoding: body, as: UTF8.self)
        == #"{"error":"photos.json: [1].thumbURL is missing"}"#)
    try Data(#"[{"thumbURL": "a"}]"#.utf8).write(to: file)
    #expect(try await fetch(url).1 == 200)
    tool.signal(SIGTERM)
    let result = try tool.finish()
    #expect(result.code == 0)
    #expect(
      result.errors == "Warning: photos.json: [1].thumbURL is missing\n")
  }

  @Test("writes no name of a file that would steer the terminal")
  func steeringNames() async throws {
    let file = folder.appendingPathComponent("a\u{1B}]0;b\u{7}\u{202E}.json")
    try Data("[{}]".utf8).write(to: file)
    let tool = try ToolProcess([
      "gallery", "--port", "0", "--site", folder.path, "--data", file.path,
    ])
    defer { tool.signal(SIGKILL) }
    _ = try address(in: tool.nextLine())
    tool.signal(SIGTERM)
    let errors = try tool.finish().errors
    #expect(errors.hasPrefix("Warning: a\\u{"))
    #expect(errors.hasSuffix(".json: [0].thumbURL is missing\n"))
    #expect(!errors.contains("\u{1B}") && !errors.contains("\u{7}"))
    #expect(!errors.unicodeScalars.contains("\u{202E}"))
  }
}
