import Foundation
import GalleryFiles
import GalleryServer
import RawHTTP
import Testing
import Timeline

/// Runs one server after the other.
@Suite("A page that waits for changes", .serialized)
struct WaitingTests {
  private let folder: TemporaryFolder
  private let server: GalleryServer
  private let events: AsyncStream<Bool>

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("<!doctype html>", to: "index.html")
    (server, events) = Self.server(of: folder)
  }

  /// A server, and when its library begins and ends to wait.
  private static func server(
    of folder: TemporaryFolder
  ) -> (GalleryServer, AsyncStream<Bool>) {
    let (events, report) = AsyncStream.makeStream(of: Bool.self)
    let server = GalleryServer(
      site: folder.url, source: .builtIn(count: 3),
      library: FileLibrary(
        scope: FileScope(folder: folder.url), paths: ["index.html"],
        waiting: report))
    return (server, events)
  }

  /// Connects and waits for changes, and returns once the library waits too.
  private func wait(
    _ event: inout AsyncStream<Bool>.Iterator, port: UInt16,
    from local: UInt16? = nil
  ) async throws -> OpenConnection {
    let client = try OpenConnection(port: port, from: local)
    try client.send(
      "GET /library/changes?since=1 HTTP/1.1\r\n"
        + "Host: 127.0.0.1:\(port)\r\n\r\n")
    #expect(await event.next() == true)
    return client
  }

  @Test("waits no longer than the server runs")
  func stop() async throws {
    var event = events.makeAsyncIterator()
    let port = try await server.start()
    let client = try await wait(&event, port: port)
    await server.stop()
    #expect(await event.next() == false)
    try await server.waitUntilStopped()
    // Closed, and not only left alone.
    _ = try client.readToEnd()
  }

  @Test("is not waited for once it has gone")
  func leave() async throws {
    var event = events.makeAsyncIterator()
    let port = try await server.start()
    for _ in 0..<3 {
      var client: OpenConnection? = try await wait(&event, port: port)
      // Closes it.
      withExtendedLifetime(client) {}
      client = nil
      #expect(await event.next() == false)
    }
    await server.stop()
  }

  @Test("is not taken for another server's", .timeLimit(.minutes(10)))
  func others() async throws {
    let (other, otherEvents) = Self.server(of: folder)
    var event = events.makeAsyncIterator()
    var otherEvent = otherEvents.makeAsyncIterator()
    let port = try await server.start()
    let otherPort = try await other.start()
    // What connects later gets lower descriptors.
    let kept = (0..<2).map { _ in dup(STDERR_FILENO) }
    let stays = try await wait(&otherEvent, port: otherPort, from: 0)
    kept.forEach { close($0) }
    var leaves: OpenConnection? = try await wait(
      &event, port: port, from: stays.localPort)
    withExtendedLifetime(leaves) {}
    leaves = nil
    #expect(await event.next() == false)
    withExtendedLifetime(stays) {}
    await server.stop()
    await other.stop()
  }

  @Test("gets an answer to each of many questions sent at once")
  func pipeline() async throws {
    let port = try await server.start()
    let client = try OpenConnection(port: port)
    let question = "HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n"
    for _ in 0..<50 {
      try client.send(
        "GET /library/photo/1 \(question)Connection: keep-alive\r\n\r\n")
    }
    try client.send(
      "GET /library/photo/1 \(question)Connection: close\r\n\r\n")
    let answers = try await Task.detached { try client.readToEnd() }.value
    let text = String(decoding: answers, as: UTF8.self)
    #expect(text.components(separatedBy: "HTTP/1.1 200 OK").count == 52)
    await server.stop()
  }
}
