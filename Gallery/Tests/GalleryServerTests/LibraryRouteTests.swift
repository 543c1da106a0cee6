import Foundation
import GalleryFiles
import GalleryServer
import RawHTTP
import Testing
import Timeline

/// Runs one server after the other.
@Suite("The library's addresses", .serialized)
struct LibraryRouteTests {
  private let folder: TemporaryFolder
  private let library = SyntheticLibrary(count: 20_000)

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("<!doctype html>demo", to: "index.html")
    try folder.write("<!doctype html>timeline", to: "timeline.html")
  }

  private func serving(
    _ other: (any TimelineLibrary)? = nil, startsWithTimeline: Bool = false,
    body: (UInt16) async throws -> Void
  ) async throws {
    let server = GalleryServer(
      site: folder.url, source: .builtIn(count: 3), library: other ?? library,
      startsWithTimeline: startsWithTimeline)
    try await withRunning(server, body)
  }

  @Test("tell the timeline, the details of a day and what a search finds")
  func timeline() async throws {
    let timeline = await library.timeline()
    let day = try #require(timeline.days.first { $0.count > 10 }).day
    let details = try #require(await library.details(day: day, range: 5..<8))
    let matches = await library.search("beach 2024").encoded
    try await serving { port in
      for (path, content) in [
        ("timeline", timeline.encoded),
        ("timeline?x=1", timeline.encoded),
        ("details?day=\(day)&from=5&count=3", details.encoded),
        ("search?q=beach+2024", matches),
        ("search?q=beach%202024", matches),
        ("search?q=", await library.search("").encoded),
        ("changes?since=9", await library.changes(since: 9).encoded),
      ] {
        let reply = try await RawConnection.get("/library/\(path)", port: port)
        #expect(reply.status == 200, "\(path)")
        #expect(reply.headers["content-type"] == "application/octet-stream")
        #expect(reply.headers["cache-control"] == "no-store")
        #expect(reply.headers["x-content-type-options"] == "nosniff")
        #expect(
          reply.headers["cross-origin-resource-policy"] == "same-origin")
        #expect(reply.body == content, "\(path)")
      }
    }
  }

  @Test("tell all about a photo in JSON")
  func photo() async throws {
    try await serving { port in
      let reply = try await RawConnection.get("/library/photo/7", port: port)
      #expect(reply.status == 200)
      #expect(reply.headers["content-type"] == "application/json")
      let record = try JSONDecoder().decode(PhotoRecord.self, from: reply.body)
      #expect(await library.photo(7) == record)
    }
  }

  @Test("send pictures that the browser may keep and that run nothing")
  func pictures() async throws {
    try await serving { port in
      for (path, picture) in [
        ("thumbnail/7-1/120", try await library.thumbnail(7, height: 120)),
        ("thumbnail/7-1/480", try await library.thumbnail(7, height: 480)),
        ("preview/20000-1", try await library.preview(20_000)),
      ] {
        let reply = try await RawConnection.get("/library/\(path)", port: port)
        #expect(reply.status == 200)
        #expect(reply.headers["content-type"] == "image/png")
        #expect(reply.headers["cache-control"]?.contains("immutable") == true)
        #expect(
          reply.headers["content-security-policy"]?.contains("sandbox")
            == true)
        #expect(reply.body == picture.data)
      }
    }
  }

  @Test("send an original whole or in part")
  func original() async throws {
    let picture = try await library.preview(3).data
    let size = picture.count
    try await serving { port in
      let path = "/library/original/3-1"
      let whole = try await RawConnection.get(path, port: port)
      #expect(whole.status == 200)
      #expect(whole.body == picture)
      #expect(whole.headers["accept-ranges"] == "bytes")
      #expect(whole.headers["content-disposition"] == nil)
      #expect(
        whole.headers["content-security-policy"]?.contains("sandbox") == true)
      for (range, part) in [
        ("bytes=0-0", 0..<1), ("bytes=10-19", 10..<20),
        ("bytes=100-", 100..<size), ("bytes=-5", size - 5..<size),
        ("bytes=5-999999999", 5..<size),
      ] {
        let reply = try await RawConnection.get(
          path, headers: ["Range: \(range)"], port: port)
        #expect(reply.status == 206)
        #expect(
          reply.headers["content-range"]
            == "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(size)")
        #expect(reply.body == picture[part])
      }
      for range in ["bytes=\(size)-", "bytes=-0"] {
        let reply = try await RawConnection.get(
          path, headers: ["Range: \(range)"], port: port)
        #expect(reply.status == 416)
        #expect(reply.headers["content-range"] == "bytes */\(size)")
      }
      for headers in [
        ["Range: bytes=9-2"], ["Range: bytes=0-1,3-4"], ["Range: lines=0-1"],
        ["Range: bytes=+1-2"], ["Range: bytes=-"],
        ["Range: bytes=0-1", "If-Range: \"another\""],
      ] {
        let reply = try await RawConnection.get(
          path, headers: headers, port: port)
        #expect(reply.status == 200)
        #expect(reply.body == picture)
      }
      for range in ["bytes=0-0", "bytes=\(size)-"] {
        let head = try await RawConnection.request(
          "HEAD", path, headers: ["Range: \(range)"], port: port)
        #expect(head.status == 200)
        #expect(head.headers["content-length"] == "\(size)")
        #expect(head.headers["content-range"] == nil)
      }
    }
  }

  @Test("name an original that is to be saved")
  func download() async throws {
    try await serving { port in
      let reply = try await RawConnection.get(
        "/library/original/3-1?download", port: port)
      let name = try #require(await library.photo(3)).name
      let disposition = try #require(reply.headers["content-disposition"])
      let prefix = "attachment; filename*=UTF-8''"
      #expect(disposition.hasPrefix(prefix))
      #expect(
        disposition.dropFirst(prefix.count).removingPercentEncoding == name)
    }
  }

  @Test(
    "are few, each with one spelling",
    arguments: [
      "", "timeline/", "photo", "photo/", "photo/0", "photo/20001",
      "photo/01", "photo/+1", "photo/-1", "photo/x", "photo/4294967297",
      "photo/1/", "thumbnail/1-1", "thumbnail/1-1/", "thumbnail/1-1/121",
      "thumbnail/1-1/0120", "thumbnail/1-2/120", "thumbnail/1/120",
      "thumbnail/20001-1/120", "thumbnail/1-1-1/120", "thumbnail/1-01/120",
      "preview/0-1", "preview/1-2", "original/1-2", "original/1-1/x",
      "original/..", "original/../../etc/passwd", "original/%2e%2e",
      "details/1", "nothing", "zip/", "/timeline",
    ])
  func missing(path: String) async throws {
    try await serving { port in
      let reply = try await RawConnection.get("/library/\(path)", port: port)
      #expect(reply.status == 404)
    }
  }

  @Test(
    "say what is wrong with a question",
    arguments: [
      "details", "details?day=20453&from=0", "details?day=20453&count=1",
      "details?day=x&from=0&count=1", "details?day=20453&from=-1&count=1",
      "details?day=20453&from=0&count=0", "details?day=20453&from=0&count=513",
      "details?day=20453&from=99999999999999999999&count=1",
      "details?day=99999999999&from=0&count=1", "changes", "changes?since=-1",
      "changes?since=x", "search", "search?q=%ff",
      "search?q=" + String(repeating: "x", count: 501),
    ])
  func badQuestion(path: String) async throws {
    try await serving { port in
      let reply = try await RawConnection.get("/library/\(path)", port: port)
      #expect(reply.status == 400)
      #expect(reply.text.hasPrefix(#"{"error":""#))
    }
  }

  @Test("know no details of a day without photos")
  func noDay() async throws {
    try await serving { port in
      let reply = try await RawConnection.get(
        "/library/details?day=0&from=0&count=1", port: port)
      #expect(reply.status == 404)
    }
  }

  @Test("list the paths of photos in ranges, each once")
  func paths() async throws {
    try await serving { port in
      let reply = try await RawConnection.post(
        "ids=9,2-4,3-5,19999-20003", to: "/library/paths",
        origin: "http://127.0.0.1:\(port)", port: port)
      #expect(reply.status == 200)
      #expect(reply.headers["content-type"] == "text/plain; charset=utf-8")
      var paths: [String] = []
      for id in [2, 3, 4, 5, 9, 19_999, 20_000] as [UInt32] {
        paths.append(try #require(await library.photo(id)).path)
      }
      #expect(reply.text == paths.map { $0 + "\n" }.joined())
    }
  }

  @Test("take from a page of their own only what changes nothing")
  func strangers() async throws {
    try await serving { port in
      for origin in [
        nil, "null", "http://example.com", "https://127.0.0.1:\(port)",
        "http://127.0.0.1", "http://127.0.0.1:\(port)0",
        "http://localhost:\(port)",
      ] {
        for path in ["/library/paths", "/library/zip"] {
          let reply = try await RawConnection.post(
            "ids=1", to: path, origin: origin, port: port)
          #expect(reply.status == 403)
        }
      }
    }
  }

  @Test(
    "refuse a selection that makes no sense",
    arguments: [
      "", "ids=", "ids=0x1", "ids=1,", "ids=,1", "ids=1-", "ids=-1",
      "ids=2-1", "ids=1-2-3", "ids=1 2", "ids=4294967296", "id=1",
      "ids=1-20000000", "ids=%31%",
    ])
  func badSelection(body: String) async throws {
    try await serving { port in
      for path in ["/library/paths", "/library/zip"] {
        let reply = try await RawConnection.post(
          body, to: path, origin: "http://127.0.0.1:\(port)", port: port)
        #expect(reply.status == 400, "\(body)")
      }
    }
  }

  @Test("refuse a body that is too long, and go on")
  func longBody() async throws {
    try await serving { port in
      let body = "ids=1" + String(repeating: ",1", count: 9_000_000)
      let reply = try await RawConnection.post(
        body, to: "/library/paths", origin: "http://127.0.0.1:\(port)",
        port: port)
      #expect(reply.status == 413)
      let next = try await RawConnection.get("/library/photo/1", port: port)
      #expect(next.status == 200)
    }
  }

  @Test("take the methods that fit and no others")
  func methods() async throws {
    try await serving { port in
      for (method, path, allowed) in [
        ("GET", "zip", "POST"), ("HEAD", "paths", "POST"),
        ("PUT", "paths", "POST"), ("GET", "rescan", "POST"),
        ("POST", "timeline", "GET, HEAD"),
        ("DELETE", "original/1-1", "GET, HEAD"), ("POST", "", "GET, HEAD"),
      ] {
        let reply = try await RawConnection.request(
          method, "/library/\(path)", port: port)
        #expect(reply.status == 405)
        #expect(reply.headers["allow"] == allowed)
      }
    }
  }

  @Test("let the library look for changes, not more often than it should")
  func rescan() async throws {
    let (looks, continuation) = AsyncStream<Void>.makeStream()
    let files = FileLibrary(
      scope: FileScope(folder: folder.url), paths: [], looks: continuation)
    try await serving(files) { port in
      for origin in [nil, "http://example.com"] {
        let reply = try await RawConnection.post(
          "", to: "/library/rescan", origin: origin, port: port)
        #expect(reply.status == 403)
      }
      let began = ContinuousClock.now
      for _ in 1...3 {
        let reply = try await RawConnection.post(
          "", to: "/library/rescan", origin: "http://127.0.0.1:\(port)",
          port: port)
        #expect(reply.status == 204)
        #expect(reply.body.isEmpty)
      }
      let isSoon = ContinuousClock.now - began < .seconds(10)
      var all = looks.makeAsyncIterator()
      await all.next()
      continuation.finish()
      // It was asked three times within the ten seconds.
      let isOne = await all.next() == nil
      #expect(isOne || !isSoon)
    }
  }

  @Test("answer to the server's own names only")
  func hosts() async throws {
    try await serving { port in
      for path in ["timeline", "photo/1", "original/1-1", "thumbnail/1-1/120"] {
        let reply = try await RawConnection.get(
          "/library/\(path)", host: "example.com", port: port)
        #expect(reply.status == 421)
      }
    }
  }

  @Test("answer HEAD like GET, without the body")
  func head() async throws {
    try await serving { port in
      for path in [
        "timeline", "photo/1", "thumbnail/1-1/120", "original/1-1", "none",
      ] {
        let full = try await RawConnection.get("/library/\(path)", port: port)
        let head = try await RawConnection.request(
          "HEAD", "/library/\(path)", port: port)
        #expect(head.status == full.status)
        #expect(head.headers == full.headers)
        #expect(head.headers["content-length"] == "\(full.body.count)")
        #expect(head.body.isEmpty)
      }
    }
  }

  @Test("lead from / to the timeline where there is a library of one's own")
  func firstPage() async throws {
    try await serving(startsWithTimeline: true) { port in
      let reply = try await RawConnection.get("/", port: port)
      #expect(reply.status == 302)
      #expect(reply.headers["location"] == "/timeline.html")
      let query = try await RawConnection.get("/?photo=1", port: port)
      #expect(query.headers["location"] == "/timeline.html?photo=1")
      let demo = try await RawConnection.get("/index.html", port: port)
      #expect(demo.text == "<!doctype html>demo")
    }
    try await serving { port in
      let reply = try await RawConnection.get("/", port: port)
      #expect(reply.text == "<!doctype html>demo")
    }
  }
}
