import Foundation
import GalleryFiles
import GalleryServer
import Testing

@Suite("A file scope")
struct FileScopeTests {
  private let outer: TemporaryFolder
  private let scope: FileScope

  /// Lays out a folder `photos` with things in it, and a secret beside it.
  init() throws {
    outer = try TemporaryFolder()
    try outer.write("secret", to: "secret.txt")
    try outer.write("secret", to: "photos-private/a.jpg")
    try outer.write("photo", to: "photos/a.jpg")
    try outer.write("deep", to: "photos/sub/deeper/b c%.jpg")
    try outer.write("dots", to: "photos/..c.jpg")
    try outer.link("photos/inside", to: "sub")
    try outer.link("photos/inside.jpg", to: "a.jpg")
    try outer.link("photos/outside", to: "..")
    try outer.link("photos/outside.jpg", to: "../secret.txt")
    try outer.link("photos/private", to: "../photos-private")
    try outer.link("photos/absolute.jpg", to: "/etc/passwd")
    try outer.link("photos/dangling.jpg", to: "nowhere")
    try outer.link("photos/loop", to: "loop")
    try #require(
      mkfifo(outer.url.appendingPathComponent("photos/pipe").path, 0o600) == 0)
    scope = FileScope(folder: outer.url.appendingPathComponent("photos"))
  }

  @Test(
    "opens what lies below its folder",
    arguments: [
      ("a.jpg", "photo"), ("%61.jpg", "photo"),
      ("sub/deeper/b%20c%25.jpg", "deep"), ("..c.jpg", "dots"),
      ("inside.jpg", "photo"), ("inside/deeper/b%20c%25.jpg", "deep"),
    ])
  func inside(path: String, content: String) throws {
    let file = try scope.open(path)
    let data = try file.read(at: 0, count: file.size)
    #expect(String(decoding: data, as: UTF8.self) == content)
  }

  @Test(
    "refuses a path that is not plain",
    arguments: [
      "", "/", "/etc/passwd", "..", "../secret.txt", "sub/../../secret.txt",
      "sub/../a.jpg", "./a.jpg", ".", "sub/.", "sub//deeper", "a.jpg/",
      "%2e%2e/secret.txt", "%2E%2e/secret.txt", ".%2e/secret.txt",
      "%2e/a.jpg", "..%2fsecret.txt", "..%2Fsecret.txt", "sub%2fdeeper",
      "%2fetc%2fpasswd", "..\\secret.txt", "..%5csecret.txt", "a.jpg%00",
      "%00", "a%", "a%2", "a%zz", "%c0%ae%c0%ae/secret.txt", "%ff",
    ])
  func malformed(path: String) {
    #expect(throws: FileScope.Refusal.malformed) { try scope.open(path) }
  }

  @Test("opens by names, which are taken as they are")
  func names() throws {
    try outer.write("odd", to: "photos/sub/%2e\\x.jpg")
    #expect(try scope.open(names: ["sub", "%2e\\x.jpg"]).size == 3)
    #expect(throws: FileScope.Refusal.missing) {
      try scope.open(names: ["sub", "b%20c%25.jpg"])
    }
    #expect(throws: FileScope.Refusal.outside) {
      try scope.open(names: ["outside.jpg"])
    }
    for names in [
      [], [""], ["."], [".."], ["sub", "..", "a.jpg"], ["sub/deeper"],
      ["/etc/passwd"], ["a.jpg\0"], ["sub", ""],
    ] {
      #expect(throws: FileScope.Refusal.malformed) {
        try scope.open(names: names)
      }
    }
  }

  @Test(
    "refuses a link that leads out",
    arguments: [
      "outside.jpg", "outside/secret.txt", "outside/photos/../secret.txt",
      "private/a.jpg", "absolute.jpg", "outside",
    ])
  func outside(path: String) {
    let expected: FileScope.Refusal =
      path.contains("/../") ? .malformed : .outside
    #expect(throws: expected) { try scope.open(path) }
  }

  @Test("allows a link that leads out and in again")
  func roundTrip() throws {
    #expect(try scope.open("outside/photos/a.jpg").size == 5)
  }

  @Test(
    "refuses folders and pipes, and waits for none",
    arguments: ["sub", "inside", "pipe"])
  func notRegular(path: String) {
    #expect(throws: FileScope.Refusal.notRegular) { try scope.open(path) }
  }

  @Test(
    "says that a file is missing",
    arguments: ["b.jpg", "dangling.jpg", "a.jpg/b", "%252e%252e/secret.txt"])
  func missing(path: String) {
    #expect(throws: FileScope.Refusal.missing) { try scope.open(path) }
  }

  @Test("refuses a link that leads to itself")
  func loop() {
    #expect(throws: FileScope.Refusal.self) { try scope.open("loop") }
  }

  @Test("may itself be reached by a link")
  func linkedRoot() throws {
    try outer.link("link", to: "photos")
    let linked = FileScope(folder: outer.url.appendingPathComponent("link"))
    #expect(try linked.open("a.jpg").size == 5)
    #expect(throws: FileScope.Refusal.outside) {
      try linked.open("outside.jpg")
    }
  }

  @Test("of a folder that does not exist has no files")
  func missingRoot() {
    let nowhere = FileScope(folder: outer.url.appendingPathComponent("none"))
    #expect(throws: FileScope.Refusal.missing) { try nowhere.open("a.jpg") }
  }

  @Test("gives a changed file another version")
  func version() throws {
    let before = try scope.open("a.jpg").version
    #expect(try scope.open("a.jpg").version == before)
    try outer.write("another photo", to: "photos/a.jpg")
    #expect(try scope.open("a.jpg").version != before)
  }

  @Test("tells when a file got shorter while it was read")
  func truncated() throws {
    let file = try scope.open("a.jpg")
    try #require(
      truncate(outer.url.appendingPathComponent("photos/a.jpg").path, 2) == 0)
    #expect(throws: OpenFile.Failure.truncated) {
      try file.read(at: 0, count: file.size)
    }
  }

  @Test("never opens a link out that takes a file's place meanwhile")
  func exchanged() throws {
    let folder = outer.url.appendingPathComponent("photos").path
    let wanted = folder + "/flip.jpg"
    try #require(link(folder + "/a.jpg", wanted) == 0)
    let ending = Ending()
    let thread = Thread {
      while !ending.isSet {
        symlink("../secret.txt", folder + "/next")
        rename(folder + "/next", wanted)
        // A second name for the same file would not be renamed.
        try? Data("photo".utf8).write(
          to: URL(fileURLWithPath: folder + "/next"))
        rename(folder + "/next", wanted)
      }
      ending.done.signal()
    }
    thread.start()
    for _ in 1...4_000 {
      if let file = try? scope.open("flip.jpg") { #expect(file.size != 6) }
    }
    ending.set()
    ending.done.wait()
  }
}

/// Tells a thread to end, and is told when it has.
private final class Ending: @unchecked Sendable {
  let done = DispatchSemaphore(value: 0)
  private let lock = NSLock()
  private var value = false

  var isSet: Bool {
    lock.lock()
    defer { lock.unlock() }
    return value
  }

  func set() {
    lock.lock()
    value = true
    lock.unlock()
  }
}
