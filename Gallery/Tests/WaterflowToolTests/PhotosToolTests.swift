import Foundation
import RawHTTP
import Testing
import Timeline

/// Runs one test after the other: each starts processes.
@Suite("The tool with a folder of photos", .serialized)
struct PhotosToolTests {
  private let folder: PhotosFolder

  init() throws {
    folder = try PhotosFolder()
  }

  private func serving(
    _ body: (ServedLibrary) async throws -> Void
  ) async throws -> ToolProcess.Result {
    let tool = try ToolProcess(folder.arguments)
    defer { tool.signal(SIGKILL) }
    try await body(ServedLibrary(tool))
    tool.signal(SIGTERM)
    let result = try tool.finish()
    #expect(result.code == 0)
    return result
  }

  @Test("shows them as the first page, and the demo beside it")
  func firstPage() async throws {
    try folder.add("a.jpg")
    _ = try await serving { library in
      let first = try await RawConnection.get("/", port: library.port)
      #expect(first.status == 302)
      #expect(first.headers["location"] == "/timeline.html")
      let demo = try await RawConnection.get("/index.html", port: library.port)
      #expect(demo.text == "demo")
    }
  }

  @Test("sends the first pictures while it still looks for others")
  func early() async throws {
    try folder.addNames(20_000)
    let result = try await serving { library in
      let early = try await library.timeline { $0.count > 0 }
      #expect(early.isIndexing)
      #expect(early.count < 20_000)
      let day = try #require(early.days.first?.day)
      let details = try await library.get("details?day=\(day)&from=0&count=1")
      #expect(details.status == 200)
      let photo = try JSONDecoder().decode(
        PhotoRecord.self, from: try await library.get("photo/1").body)
      let picture = try await library.get(
        "thumbnail/1-\(photo.version)/240")
      #expect(picture.status == 200)
      #expect(picture.headers["content-type"] == "image/webp")
      #expect(picture.isWholeWebP)
      #expect(try await library.whole().count == 20_000)
    }
    #expect(result.errors.hasPrefix("20,000 photos, 0 broken, indexed in "))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test("shows where broken files are, and all others")
  func broken() async throws {
    let whole = try Data(contentsOf: folder.add("whole.jpg"))
    try folder.add("alone.png")
    try folder.add("cut.jpg", bytes: whole.prefix(40))
    try folder.add("empty.webp", bytes: Data())
    let result = try await serving { library in
      _ = try await library.whole()
      for photo in try await library.photos() {
        let isBroken = ["cut.jpg", "empty.webp"].contains(photo.name)
        #expect(photo.isBroken == isBroken, "\(photo.name)")
        let picture = try await library.get(
          "thumbnail/\(photo.id)-\(photo.version)/120")
        #expect(picture.status == (isBroken ? 422 : 200))
        if isBroken { #expect(picture.text.hasPrefix(#"{"error":""#)) }
      }
    }
    #expect(result.errors.hasPrefix("4 photos, 2 broken, indexed in "))
  }

  @Test("never leaves the folder, even where a link takes a photo's place")
  func links() async throws {
    try folder.add("a.jpg")
    try folder.add("sub/b.jpg")
    let secret = folder.root.appending(path: "secret.jpg")
    try Data(contentsOf: folder.add("c.jpg")).write(to: secret)
    let files = FileManager.default
    let out = folder.photos.appending(path: "out.jpg").path
    try files.createSymbolicLink(
      atPath: out, withDestinationPath: secret.path)
    try files.createSymbolicLink(
      atPath: folder.photos.appending(path: "up").path,
      withDestinationPath: "..")
    _ = try await serving { library in
      _ = try await library.whole()
      let photos = try await library.photos()
      #expect(
        photos.map(\.name).sorted() == ["a.jpg", "b.jpg", "c.jpg"])
      let photo = try #require(photos.first { $0.name == "a.jpg" })
      let file = folder.photos.appending(path: "a.jpg")
      try files.removeItem(at: file)
      try files.createSymbolicLink(at: file, withDestinationURL: secret)
      let original = try await library.get(
        "original/\(photo.id)-\(photo.version)")
      #expect(original.status == 404)
      for path in [
        "original/../../secret.jpg", "original/%2e%2e%2fsecret.jpg",
        "original/\(photo.id)-\(photo.version)/..%2f..%2fsecret.jpg",
      ] {
        #expect(try await library.get(path).status == 404)
      }
    }
  }

  @Test("tells the paths of photos as one types them, and sends them in a zip")
  func selection() async throws {
    for path in ["a b.jpg", "海辺/شاطئ.png"] { try folder.add(path) }
    _ = try await serving { library in
      _ = try await library.whole()
      let origin = "http://127.0.0.1:\(library.port)"
      let reply = try await RawConnection.post(
        "ids=1-2", to: "/library/paths", origin: origin, port: library.port)
      let paths = reply.text.split(separator: "\n").map(String.init)
      #expect(paths.count == 2)
      let zip = try await RawConnection.post(
        "ids=1-2", to: "/library/zip", origin: origin, port: library.port)
      for path in paths {
        let file = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(zip.body.range(of: file) != nil)
      }
      #expect(zip.body.range(of: Data("海辺/شاطئ.png".utf8)) != nil)
    }
  }

  @Test(
    "goes on where it was killed, and keeps what it had made",
    .timeLimit(.minutes(30)))
  func killed() async throws {
    try folder.addCopies(600)
    // While it looks through the folder.
    var tool = try ToolProcess(folder.arguments)
    defer { tool.signal(SIGKILL) }
    _ = try await ServedLibrary(tool).timeline { $0.count > 0 }
    tool.signal(SIGKILL)
    #expect(try tool.finish().code == 128 + SIGKILL)
    // While it makes thumbnails.
    tool = try ToolProcess(folder.arguments)
    var library = try ServedLibrary(tool)
    #expect(try await library.whole().count == 600)
    let photos = try await library.photos()
    let port = library.port
    let asking = Task {
      for photo in photos {
        _ = try await RawConnection.get(
          "/library/thumbnail/\(photo.id)-\(photo.version)/240", port: port)
      }
    }
    while thumbnails.count < 20 {
      try Task.checkCancellation()
      await Task.yield()
    }
    tool.signal(SIGKILL)
    _ = try tool.finish()
    #expect(await asking.result.isFailure)
    // And then in peace.
    let before = thumbnails
    tool = try ToolProcess(folder.arguments)
    library = try ServedLibrary(tool)
    #expect(try await library.whole().count == 600)
    #expect(try await library.photos().map(\.id) == photos.map(\.id))
    for photo in photos.prefix(before.count + 5) {
      let picture = try await library.get(
        "thumbnail/\(photo.id)-\(photo.version)/240")
      #expect(picture.isWholeWebP)
    }
    // Those that were whole have not been made again.
    #expect(before.allSatisfy { thumbnails[$0.key] == $0.value })
  }

  @Test("shows what it knows when the folder goes, and all when it comes back")
  func vanished() async throws {
    try folder.add("a.jpg")
    try folder.add("b.jpg")
    let elsewhere = folder.root.appending(path: "elsewhere")
    _ = try await serving { library in
      _ = try await library.whole()
      let photos = try await library.photos()
      try FileManager.default.moveItem(at: folder.photos, to: elsewhere)
      for photo in photos {
        let address = "\(photo.id)-\(photo.version)"
        let picture = try await library.get("thumbnail/\(address)/120")
        #expect([200, 404].contains(picture.status))
        #expect(
          [200, 404].contains(
            try await library.get("original/\(address)").status))
      }
      #expect(try await library.get("timeline").status == 200)
      try FileManager.default.moveItem(at: elsewhere, to: folder.photos)
      let photo = try #require(photos.first)
      let original = try await library.get(
        "original/\(photo.id)-\(photo.version)")
      #expect(original.status == 200)
    }
  }

  @Test("answers 10,000 requests at once, and then the next")
  func many() async throws {
    try raiseLimit()
    try folder.addCopies(50)
    _ = try await serving { library in
      _ = try await library.whole()
      let photos = try await library.photos()
      let port = library.port
      let statuses = try await Task.detached {
        let connections = try (0..<10_000).map { _ in
          try OpenConnection(port: port)
        }
        for (index, connection) in connections.enumerated() {
          let photo = photos[index % photos.count]
          try connection.send(
            "GET /library/thumbnail/\(photo.id)-\(photo.version)/120 "
              + "HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        }
        return try connections.map {
          let reply = RawConnection.parse(try $0.readToEnd())
          return reply.status == 200 && !reply.isWholeWebP ? 0 : reply.status
        }
      }.value
      #expect(statuses.count == 10_000)
      // Some may be told to try again; none is left alone.
      #expect(statuses.allSatisfy { $0 == 200 || $0 == 503 })
      #expect(statuses.contains(200))
      #expect(try await library.get("photo/1").status == 200)
    }
  }

  @Test("serves from a cache without room, and says that it cannot keep more")
  func fullDisk() async throws {
    try folder.addCopies(60)
    // Where nobody may mount, files that cannot grow stand for a full disk.
    let start = """
      fill='mount -t tmpfs -o size=256k tmpfs "$1" && shift && exec "$@"'
      unshare -rm sh -c "$fill" sh "$1" true 2>/dev/null \\
        && exec unshare -rm sh -c "$fill" sh "$@"
      trap '' XFSZ && ulimit -f 1 && shift && exec "$@"
      """
    let tool = try ToolProcess(
      ["-c", start, "sh", folder.cache.path, ToolProcess.tool.path]
        + folder.arguments,
      startedBy: "sh")
    defer { tool.signal(SIGKILL) }
    let library = try ServedLibrary(tool)
    #expect(try await library.whole().count == 60)
    for photo in try await library.photos() {
      for height in [240, 960] {
        let picture = try await library.get(
          "thumbnail/\(photo.id)-\(photo.version)/\(height)")
        #expect(picture.status == 200)
        #expect(picture.isWholeWebP)
      }
    }
    tool.signal(SIGTERM)
    let result = try tool.finish()
    #expect(result.code == 0)
    #expect(result.errors.contains("Warning: "))
  }

  @Test("says what is wrong with the folder")
  func wrongFolder() throws {
    try folder.add("a.jpg")
    for (path, reason) in [
      ("/none/such", "there is no folder /none/such."),
      (
        folder.photos.path + "/a.jpg",
        "\(folder.photos.path)/a.jpg is no folder: name the one that it is in."
      ),
    ] {
      let result = try ToolProcess.run("gallery", "--photos", path)
      #expect(result.code == 66)
      #expect(result.output.isEmpty)
      #expect(result.errors == "Error: \(reason)\n")
    }
  }

  @Test("keeps what it knows in the home folder that its environment names")
  func homeFolder() throws {
    try folder.add("a.jpg")
    let home = folder.root.appending(path: "home")
    let result = try servedOnce(
      ["--photos", folder.photos.path],
      environment: ["HOME": home.path, "XDG_CACHE_HOME": ""])
    #expect(!result.errors.contains("Warning: "))
    #expect(
      FileManager.default.fileExists(
        atPath: home.appending(path: ".cache/waterflow").path))
  }

  @Test("says where it cannot keep what it knows")
  func noCache() throws {
    try folder.add("a.jpg")
    // No folder can be made where a file is.
    let cache = folder.site.appending(path: "index.html").path
    let result = try servedOnce(
      ["--photos", folder.photos.path, "--cache", cache])
    #expect(
      result.errors.contains(
        "Warning: The index cannot be written (\(cache)/waterflow/"))
  }

  /// Starts the tool and ends it as soon as it serves.
  private func servedOnce(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> ToolProcess.Result {
    let tool = try ToolProcess(
      ["gallery", "--port", "0", "--site", folder.site.path] + arguments,
      environment: environment)
    _ = tool.nextLine()
    tool.signal(SIGTERM)
    return try tool.finish()
  }

  @Test("counts on a terminal, and leaves one line there")
  func terminal() async throws {
    try folder.addCopies(1_000)
    let words = [ToolProcess.tool.path] + folder.arguments
    let command = words.map { "'\($0)'" }.joined(separator: " ")
    // A terminal of its own, whose screen goes to the output.
    let tool = try ToolProcess(
      ["-qefc", command, "/dev/null"], startedBy: "script")
    defer { tool.signal(SIGTERM) }
    let library = try ServedLibrary(tool)
    let text = tool.nextLine()
    #expect(text.hasPrefix("\rIndexing: "))
    #expect(text.contains(/Indexing: [\d,]+ of [\d,]+ photos\u{1B}\[K/))
    #expect(text.contains("\r\u{1B}[K1,000 photos, 0 broken, indexed in "))
    #expect(text.hasSuffix(" seconds\r"))
    #expect(try await library.timeline().count == 1_000)
  }

  /// The whole thumbnails in the cache, each with the number of its file, which
  /// is another one when it is made again.
  private var thumbnails: [String: Int] {
    let files = FileManager.default
    var numbers: [String: Int] = [:]
    let paths = files.subpaths(atPath: folder.cache.path) ?? []
    // And not those that have not come to their places yet.
    for path in paths where path.contains("/thumbnails/") {
      let file = folder.cache.appending(path: path).path
      guard files.contents(atPath: file)?.isWholeWebP == true else { continue }
      let attributes = try? files.attributesOfItem(atPath: file)
      numbers[path] = attributes?[.systemFileNumber] as? Int
    }
    return numbers
  }

  /// Lets this process have 10,000 connections.
  private func raiseLimit() throws {
    var limit = rlimit()
    #if canImport(Darwin)
      let files = RLIMIT_NOFILE
    #else
      let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    try #require(getrlimit(files, &limit) == 0)
    limit.rlim_cur = min(limit.rlim_max, 20_000)
    try #require(setrlimit(files, &limit) == 0)
  }
}

extension RawConnection.Reply {
  /// Whether the body is a WebP with all its bytes.
  fileprivate var isWholeWebP: Bool { body.isWholeWebP }
}

extension Data {
  fileprivate var isWholeWebP: Bool {
    guard count > 12, prefix(4) == Data("RIFF".utf8),
      dropFirst(8).prefix(4) == Data("WEBP".utf8)
    else { return false }
    let length = dropFirst(4).prefix(4).reversed()
      .reduce(0) { $0 << 8 | Int($1) }
    return count == length + 8
  }
}

extension Result {
  fileprivate var isFailure: Bool {
    if case .failure = self { true } else { false }
  }
}
