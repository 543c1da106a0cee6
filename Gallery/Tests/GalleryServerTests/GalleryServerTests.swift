import BuiltInPictures
import Foundation
import GalleryServer
import RawHTTP
import Testing
import Timeline

/// Runs one server after the other.
@Suite("The gallery server", .serialized)
struct GalleryServerTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("<!doctype html>", to: "site/index.html")
    try folder.write("export {}", to: "site/gallery.mjs")
    try folder.write("body {}", to: "site/gallery.css")
    try folder.write("\0asm", to: "site/gallery.wasm")
    try folder.write("secret", to: "secret.txt")
    try folder.write("jpeg", to: "photos/a b.jpg")
    try folder.write("<svg/>", to: "photos/drawing.svg")
    try folder.write("secret", to: "photos/page.html")
    try folder.write("secret", to: "photos/id_rsa")
    try folder.write("secret", to: "photos/.hidden.jpg")
    try folder.write("secret", to: "photos/.ssh/picture.png")
    try folder.link("photos/out.jpg", to: "../secret.txt")
    try folder.write(
      #"[{"thumbURL": "a b.jpg", "width": 1, "height": 2}]"#,
      to: "photos/photos.json")
  }

  private var photoFile: PhotoSource {
    let url = folder.url.appendingPathComponent("photos/photos.json")
    return .file(PhotoFile(url: url))
  }

  /// Runs a server for as long as `body` takes.
  private func serving(
    _ source: PhotoSource, body: (UInt16) async throws -> Void
  ) async throws {
    let server = GalleryServer(
      site: folder.url.appendingPathComponent("site"), source: source,
      library: SyntheticLibrary(count: 3))
    try await withRunning(server, body)
  }

  @Test("sends the page's files with their types and rules")
  func page() async throws {
    try await serving(.builtIn(count: 3)) { port in
      for (path, type) in [
        ("/", "text/html; charset=utf-8"),
        ("/index.html", "text/html; charset=utf-8"),
        ("/gallery.mjs", "text/javascript; charset=utf-8"),
        ("/gallery.css", "text/css; charset=utf-8"),
        ("/gallery.wasm", "application/wasm"),
        ("/?query=1", "text/html; charset=utf-8"),
      ] {
        let reply = try await RawConnection.get(path, port: port)
        #expect(reply.status == 200, "\(path)")
        #expect(reply.headers["content-type"] == type)
        #expect(reply.headers["cache-control"] == "no-cache")
        #expect(reply.headers["x-content-type-options"] == "nosniff")
        #expect(
          reply.headers["cross-origin-resource-policy"] == "same-origin")
        let policy = try #require(reply.headers["content-security-policy"])
        #expect(policy.contains("'wasm-unsafe-eval'"))
        #expect(policy.contains("img-src 'self' data: blob: http: https:"))
        #expect(!policy.contains("script-src 'self' 'unsafe-inline'"))
      }
    }
  }

  @Test("answers anew when a file of the page changed, and only then")
  func revalidation() async throws {
    try await serving(.builtIn(count: 3)) { port in
      let path = "/gallery.wasm"
      let first = try await RawConnection.get(path, port: port)
      let tag = try #require(first.headers["etag"])
      for known in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
        let again = try await RawConnection.get(
          path, headers: ["If-None-Match: \(known)"], port: port)
        #expect(again.status == 304)
        #expect(again.body.isEmpty)
      }
      try folder.write("\0asm2", to: "site/gallery.wasm")
      let changed = try await RawConnection.get(
        path, headers: ["If-None-Match: \(tag)"], port: port)
      #expect(changed.status == 200)
      #expect(changed.text == "\0asm2")
    }
  }

  @Test("sends so many pictures as asked, or as usual")
  func builtInCatalog() async throws {
    try await serving(.builtIn(count: 3)) { port in
      for (path, count) in [
        ("/photos.bin", 3), ("/photos.bin?count=1", 1),
        ("/photos.bin?x=y&count=2500", 2500),
        ("/photos.bin?count=200000", 200_000),
      ] {
        let reply = try await RawConnection.get(path, port: port)
        #expect(reply.status == 200)
        #expect(reply.headers["content-type"] == "application/octet-stream")
        #expect(reply.headers["cache-control"] == "no-store")
        #expect(reply.body == PhotoCatalog.builtIn(count: count))
      }
      for count in [
        "0", "-1", "x", "", "1e3", "10000001", "9223372036854775808",
      ] {
        let reply = try await RawConnection.get(
          "/photos.bin?count=\(count)", port: port)
        #expect(reply.status == 400)
        #expect(reply.text.contains("count must be"))
      }
    }
  }

  @Test("paints the pictures, each under one address")
  func pictures() async throws {
    try await serving(.builtIn(count: 3)) { port in
      for index in [0, 42, 9_999_999] {
        let reply = try await RawConnection.get(
          "/pictures/\(index).png", port: port)
        #expect(reply.status == 200)
        #expect(reply.headers["content-type"] == "image/png")
        #expect(reply.headers["cache-control"]?.contains("immutable") == true)
        #expect(reply.body == Data(BuiltInPicture(index: index).png))
      }
      for name in [
        "10000000.png", "-1.png", "+1.png", "01.png", "1", "1.svg", ".png",
        "x.png", "1.png/", "99999999999999999999.png", "%31.png", "",
      ] {
        let reply = try await RawConnection.get(
          "/pictures/\(name)", port: port)
        #expect(reply.status == 404, "\(name)")
      }
    }
  }

  @Test("sends the photos beside the file, as pictures and nothing else")
  func files() async throws {
    try await serving(photoFile) { port in
      for (path, type, content) in [
        ("/files/a%20b.jpg", "image/jpeg", "jpeg"),
        ("/files/drawing.svg", "image/svg+xml", "<svg/>"),
      ] {
        let reply = try await RawConnection.get(path, port: port)
        #expect(reply.status == 200)
        #expect(reply.headers["content-type"] == type)
        #expect(reply.text == content)
        #expect(
          reply.headers["content-security-policy"]?.contains("sandbox")
            == true)
      }
    }
  }

  @Test(
    "sends nothing from outside of its folders, and no other files of them",
    arguments: [
      "/files/../secret.txt", "/files/%2e%2e/secret.txt",
      "/files/..%2fsecret.txt", "/files/..%5csecret.txt",
      "/files/..\\secret.txt", "/files//etc/passwd", "/files/%2fetc%2fpasswd",
      "/files/out.jpg", "/files/", "/files", "/files/.", "/files/%00",
      "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt",
      "//etc/passwd", "/site/../../secret.txt", "secret.txt", "../secret.txt",
      "http://127.0.0.1/", "*", "/files/a%20b.jpg/", "/%", "/files/%zz",
      "/files/page.html", "/files/id_rsa", "/files/photos.json",
      "/files/.hidden.jpg", "/files/%2ehidden.jpg", "/files/.ssh/picture.png",
    ])
  func traversal(path: String) async throws {
    try await serving(photoFile) { port in
      let reply = try await RawConnection.get(path, port: port)
      #expect(reply.status == 404)
      #expect(!reply.text.contains("secret"))
    }
  }

  @Test("has no files beside the built-in set")
  func noFiles() async throws {
    try await serving(.builtIn(count: 3)) { port in
      let reply = try await RawConnection.get(
        "/files/index.html", port: port)
      #expect(reply.status == 404)
    }
  }

  @Test("reads the photo file each time, so that a mended one works")
  func mending() async throws {
    try await serving(photoFile) { port in
      let good = try await RawConnection.get("/photos.bin", port: port)
      #expect(try DecodedCatalog(good.body).urls == ["/files/a%20b.jpg"])
      try folder.write("[{}]", to: "photos/photos.json")
      let bad = try await RawConnection.get("/photos.bin", port: port)
      #expect(bad.status == 422)
      #expect(bad.headers["content-type"] == "application/json")
      #expect(
        bad.text == #"{"error":"photos.json: [0].thumbURL is missing"}"#)
      try FileManager.default.removeItem(
        at: folder.url.appendingPathComponent("photos/photos.json"))
      let none = try await RawConnection.get("/photos.bin", port: port)
      #expect(none.status == 404)
      #expect(none.text.contains("photos.json: there is no such file in "))
      try folder.write("[]", to: "photos/photos.json")
      let mended = try await RawConnection.get("/photos.bin", port: port)
      #expect(mended.status == 200)
    }
  }

  @Test("answers HEAD like GET, without the body")
  func head() async throws {
    try await serving(photoFile) { port in
      for path in [
        "/", "/photos.bin", "/pictures/1.png", "/files/a%20b.jpg", "/none",
      ] {
        let full = try await RawConnection.get(path, port: port)
        let head = try await RawConnection.request("HEAD", path, port: port)
        #expect(head.status == full.status)
        #expect(head.headers == full.headers)
        #expect(head.headers["content-length"] == "\(full.body.count)")
        #expect(head.body.isEmpty)
      }
    }
  }

  @Test(
    "allows no other method",
    arguments: [
      "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND",
    ])
  func methods(method: String) async throws {
    try await serving(.builtIn(count: 3)) { port in
      let reply = try await RawConnection.request(method, "/", port: port)
      #expect(reply.status == 405)
      #expect(reply.headers["allow"] == "GET, HEAD")
    }
  }

  @Test("answers to its own names only")
  func hosts() async throws {
    try await serving(.builtIn(count: 3)) { port in
      for host in ["127.0.0.1:\(port)", "localhost:\(port)", "[::1]:\(port)"] {
        let reply = try await RawConnection.get(
          "/", host: host, port: port)
        #expect(reply.status == 200)
      }
      for host in ["example.com", "example.com:\(port)", nil] {
        for path in ["/", "/photos.bin", "/pictures/1.png", "/none"] {
          let reply = try await RawConnection.get(
            path, host: host, port: port)
          #expect(reply.status == 421)
          #expect(reply.text.contains("answers only to 127.0.0.1"))
        }
      }
    }
  }

  @Test("lives on after requests that make no sense")
  func garbage() async throws {
    try await serving(.builtIn(count: 3)) { port in
      for request in [
        "\r\n\r\n", "GET\r\n\r\n", "GET /\r\n\r\n", "\0\0\0\r\n\r\n",
        "GET / HTTP/1.1\r\nHost\r\nContent-Length: -1\r\n\r\n",
        "GET / HTTP/9.9\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        "GET /%%% HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        "GET /\u{E9}?\u{1F30A} HTTP/1.1\r\nHost: localhost\r\n"
          + "Connection: close\r\n\r\n",
      ] {
        _ = try? await RawConnection.send(request, port: port)
      }
      let reply = try await RawConnection.get("/", port: port)
      #expect(reply.status == 200)
    }
  }

  @Test("does not start without a page")
  func noPage() async throws {
    let server = GalleryServer(
      site: folder.url.appendingPathComponent("photos"),
      source: .builtIn(count: 3), library: SyntheticLibrary(count: 3))
    let error = await #expect(throws: GalleryServerError.self) {
      _ = try await server.start()
    }
    #expect(error?.description.contains("no index.html in") == true)
  }

  @Test("does not start on a port that is taken")
  func takenPort() async throws {
    try await serving(.builtIn(count: 3)) { port in
      let second = GalleryServer(
        site: folder.url.appendingPathComponent("site"),
        source: .builtIn(count: 3), library: SyntheticLibrary(count: 3),
        port: port)
      await #expect(throws: GalleryServerError.portTaken(port)) {
        _ = try await second.start()
      }
    }
  }
}
