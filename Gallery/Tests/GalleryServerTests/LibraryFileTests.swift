import Foundation
import GalleryFiles
import GalleryServer
import RawHTTP
import Testing
import Timeline

/// Runs one server after the other.
@Suite("The files of a library", .serialized)
struct LibraryFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("<!doctype html>", to: "site/index.html")
    try folder.write("secret", to: "secret.txt")
  }

  private func serving(
    _ paths: [String], sharing shared: String? = nil,
    body: (UInt16) async throws -> Void
  ) async throws {
    let photos = folder.url.appendingPathComponent("photos")
    let server = GalleryServer(
      site: folder.url.appendingPathComponent("site"),
      source: .builtIn(count: 3),
      library: FileLibrary(
        scope: FileScope(folder: photos), paths: paths, shared: shared))
    try await withRunning(server, body)
  }

  private func zip(_ ids: String, port: UInt16) async throws -> ReadZip {
    let reply = try await RawConnection.post(
      "ids=\(ids)", to: "/library/zip", origin: "http://127.0.0.1:\(port)",
      port: port)
    #expect(reply.status == 200)
    #expect(reply.headers["content-type"] == "application/zip")
    #expect(
      reply.headers["content-disposition"]
        == "attachment; filename*=UTF-8''photos.zip")
    return try ReadZip(reply.body, in: folder)
  }

  @Test("are in a zip as they are, by their paths, in any script")
  func zip() async throws {
    let large = String(repeating: "waterflow ", count: 100_000)
    let contents = [
      "a.jpg": "one", "sub/deep/b c%.jpg": large, "empty.jpg": "",
      "海辺/شاطئ.jpg": "two", "Größe é 🌊.jpg": "three",
    ]
    for (path, text) in contents {
      try folder.write(text, to: "photos/\(path)")
    }
    try await serving(contents.keys.sorted()) { port in
      let zip = try await zip("1-5", port: port)
      #expect(zip.damaged == nil)
      #expect(
        zip.sizes == contents.mapValues(\.utf8.count))
      #expect(zip.isStored && zip.isUTF8)
      #expect(zip.texts == contents.filter { $0.value.utf8.count < 100 })
      #expect(try await self.zip("3,3,3", port: port).sizes.count == 1)
    }
  }

  @Test("have names of their own in a zip, also where capitals do not count")
  func uniqueNames() async throws {
    try folder.write("x", to: "photos/x")
    try await serving(
      ["a.jpg", "A.jpg", "a.jpg", "Left out.txt", "gone/.a", "gone/.A", "b"],
      sharing: "x"
    ) { port in
      let zip = try await zip("1-8", port: port)
      #expect(
        zip.sizes.keys.sorted() == [
          "A (2).jpg", "Left out (0).txt", "Left out.txt", "a (3).jpg",
          "a.jpg", "b", "gone/.A (6)", "gone/.a",
        ])
    }
  }

  @Test("that vanish are left out of a zip, and it says so")
  func vanished() async throws {
    for name in ["a.jpg", "b.jpg", "c.jpg"] {
      try folder.write("photo", to: "photos/\(name)")
    }
    try folder.link("photos/out.jpg", to: "../secret.txt")
    try FileManager.default.removeItem(
      at: folder.url.appendingPathComponent("photos/b.jpg"))
    try await serving(["a.jpg", "b.jpg", "c.jpg", "out.jpg"]) { port in
      let zip = try await zip("1-5", port: port)
      #expect(zip.damaged == nil)
      #expect(
        zip.sizes.keys.sorted() == ["Left out.txt", "a.jpg", "c.jpg"])
      #expect(
        zip.texts["Left out.txt"] == """
          b.jpg: There is no such photo any more.
          out.jpg: There is no such photo any more.
          photo 5: There is no such photo any more.

          """)
    }
  }

  @Test("may be more than the old format of zip can number")
  func many() async throws {
    try folder.write("x", to: "photos/x")
    try await serving((1...66_000).map { "\($0).jpg" }, sharing: "x") { port in
      let zip = try await zip("1-66000", port: port)
      #expect(zip.sizes.count == 66_000)
      #expect(zip.damaged == nil)
    }
  }

  @Test("tell faults in a sentence, each with its status")
  func faults() async throws {
    try await serving(Array(repeating: "a.jpg", count: 6)) { port in
      for (id, status) in [
        (1, 404), (2, 422), (3, 422), (4, 422), (5, 503), (6, 503),
      ] {
        for path in ["thumbnail/\(id)-1/120", "preview/\(id)-1"] {
          let reply = try await RawConnection.get(
            "/library/\(path)", port: port)
          #expect(reply.status == status)
          #expect(reply.headers["cache-control"] == "no-store")
          #expect(reply.text.hasPrefix(#"{"error":""#))
        }
      }
    }
  }

  @Test("run nothing, whatever they say they are")
  func scripts() async throws {
    try folder.write("<svg/>", to: "photos/a.svg")
    try folder.write("<script></script>", to: "photos/b.html")
    try await serving(["a.svg", "b.html"]) { port in
      for (id, type) in [
        (1, "image/svg+xml"), (2, "application/octet-stream"),
      ] {
        let reply = try await RawConnection.get(
          "/library/original/\(id)-1", port: port)
        #expect(reply.status == 200)
        #expect(reply.headers["content-type"] == type)
        #expect(reply.headers["x-content-type-options"] == "nosniff")
        #expect(
          reply.headers["content-security-policy"]?.contains("sandbox")
            == true)
      }
    }
  }
}
