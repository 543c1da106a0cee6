import FlyingFox
import FlyingSocks
import Foundation
import GalleryFiles
import Timeline

/// Serves the gallery's page, its photos and their catalogue on 127.0.0.1.
///
///     let server = GalleryServer(
///       site: folder, source: .builtIn(count: 100),
///       library: SyntheticLibrary(count: 100))
///     let port = try await server.start()
///     print("http://127.0.0.1:\(port)/")
///     try await server.waitUntilStopped()
package actor GalleryServer {
  private let site: FileScope
  private let port: UInt16
  private let server: HTTPServer
  private let handler: GalleryHandler
  private let clients: ClientConnections
  private var running: Task<Void, any Error>?
  private var isStopping = false

  /// Prepares a server.
  ///
  /// - Parameters:
  ///   - site: The folder with `index.html` and what belongs to it.
  ///   - source: Where the demo's photos come from.
  ///   - library: The photos of the timeline.
  ///   - startsWithTimeline: Whether `/` leads to the timeline and not to the
  ///     demo, which is at `/index.html` in any case.
  ///   - port: The port to listen on; 0 means any free one.
  package init(
    site: URL, source: PhotoSource, library: any TimelineLibrary,
    startsWithTimeline: Bool = false, port: UInt16 = 0
  ) {
    self.site = FileScope(folder: site)
    self.port = port
    var address = sockaddr_in.inet(port: port)
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    let pool = DispatchSocketPool()
    server = HTTPServer(
      config: .init(
        address: address,
        // Reading a very large photo file may take a while.
        timeout: 300,
        pool: pool,
        // The one line on standard output is the tool's.
        logger: .disabled))
    clients = ClientConnections(pool: pool)
    handler = GalleryHandler(
      site: self.site, source: source, library: library,
      startsWithTimeline: startsWithTimeline,
      clients: clients)
  }

  /// Starts listening.
  ///
  /// - Returns: The port.
  /// - Throws: `GalleryServerError`.
  package func start() async throws(GalleryServerError) -> UInt16 {
    do {
      _ = try site.open("index.html")
    } catch {
      throw .pageMissing(folder: site.folder.path)
    }
    let (server, clients) = (server, clients)
    // The handler itself refuses what it has no answer to. A catch-all route of
    // FlyingFox leaves out the methods it does not know.
    let methods = HTTPMethod.allMethods.union(Self.rareMethods)
    await server.appendRoute(
      HTTPRoute(methods: methods, path: "*"), to: handler)
    let (outcomes, report) = AsyncStream.makeStream(
      of: Result<UInt16, any Error>.self)
    running = Task {
      do {
        try await server.run()
      } catch {
        report.yield(.failure(error))
        throw error
      }
    }
    let watching = Task {
      do {
        try await server.waitUntilListening(timeout: 30)
        if case .ip4(_, let port) = await server.listeningAddress {
          await clients.listen(on: port)
          report.yield(.success(port))
        }
      } catch {
        report.yield(.failure(error))
      }
    }
    defer { watching.cancel() }
    for await outcome in outcomes {
      switch outcome {
      case .success(let port): return port
      case .failure(let error): throw describe(error)
      }
    }
    throw .failed("it was cancelled")
  }

  /// Returns when the server has been stopped.
  ///
  /// - Throws: `GalleryServerError` if it stopped for another reason.
  package func waitUntilStopped() async throws(GalleryServerError) {
    do {
      try await running?.value
    } catch {
      // Closing the socket fails whatever was waiting on it, in one of several
      // ways: that is how a server ends that was asked to.
      if !isStopping {
        throw describe(error)
      }
    }
  }

  /// Stops listening and closes all connections.
  package func stop() async {
    isStopping = true
    // Not by the server's own way: that closes the socket first, while somebody
    // still waits for it.
    running?.cancel()
    _ = await running?.result
  }

  private static let rareMethods: Set<HTTPMethod> = [
    "ACL", "BIND", "CHECKOUT", "COPY", "LINK", "LOCK", "MKCOL", "MOVE",
    "PROPFIND", "PROPPATCH", "QUERY", "REPORT", "SEARCH", "UNLINK", "UNLOCK",
  ]

  private func describe(_ error: any Error) -> GalleryServerError {
    guard case SocketError.failed(_, let code, let message) = error else {
      return .failed(error.localizedDescription)
    }
    return switch code {
    case EADDRINUSE: .portTaken(port)
    case EACCES, EPERM: .portForbidden(port)
    default: .failed(message)
    }
  }
}
