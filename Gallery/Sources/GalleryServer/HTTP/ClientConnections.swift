import FlyingFox
import FlyingSocks
import Foundation

/// Tells when the client of a request has gone.
///
/// FlyingFox notices it only when it writes; until then a browser that no
/// longer wants a picture would keep the processors busy with it.
actor ClientConnections {
  private let pool: any AsyncSocketPool
  /// The descriptors by the ports of their clients, as far as known.
  private var descriptors: [UInt16: Int32] = [:]
  private var highest: Int32 = 0
  private var ownPort: UInt16?

  /// Watches connections whose sockets wait in a pool.
  init(pool: any AsyncSocketPool) {
    self.pool = pool
  }

  /// Tells the server's port, so that no other server's connections are taken
  /// for its own: their clients may have the same ports.
  func listen(on port: UInt16) {
    ownPort = port
  }

  /// Runs work for a request, which is cancelled when its client goes.
  nonisolated func whileWaiting<Answer: Sendable>(
    _ request: HTTPRequest, _ work: @escaping @Sendable () async -> Answer
  ) async -> Answer {
    guard case .ip4(_, let port) = request.remoteAddress,
      let descriptor = await descriptor(of: port)
    else { return await work() }
    let running = Task { await work() }
    let watching = Task {
      if await hasEnded(Socket(file: .init(rawValue: descriptor))) {
        running.cancel()
      }
    }
    let answer = await withTaskCancellationHandler {
      await running.value
    } onCancel: {
      running.cancel()
    }
    watching.cancel()
    // Before the connection can be closed.
    await watching.value
    return answer
  }

  /// Waits for the client's end of a connection, and returns false if it was
  /// cancelled, or something else came that has to be read first.
  private nonisolated func hasEnded(_ socket: Socket) async -> Bool {
    while true {
      do {
        try await pool.suspendSocket(socket, untilReadyFor: .read)
      } catch {
        return false
      }
      var byte: UInt8 = 0
      let count = recv(
        socket.file.rawValue, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT))
      if count < 0 && (errno == EAGAIN || errno == EINTR) { continue }
      return count <= 0
    }
  }

  /// Returns the descriptor of the connection to a client's port, which
  /// FlyingFox does not tell.
  private func descriptor(of port: UInt16) -> Int32? {
    if let known = descriptors[port], clientPort(of: known) == port {
      return known
    }
    // One search finds all of those that came at once.
    let free = dup(STDERR_FILENO)
    close(free)
    for descriptor in 3..<max(free, highest, 3) + 256 {
      if let port = clientPort(of: descriptor) {
        descriptors[port] = descriptor
        highest = max(highest, descriptor)
      }
    }
    return descriptors[port].flatMap { clientPort(of: $0) == port ? $0 : nil }
  }

  private func clientPort(of descriptor: Int32) -> UInt16? {
    let socket = Socket(file: .init(rawValue: descriptor))
    guard case .ip4(_, let port) = try? socket.remotePeer(),
      case .ip4(_, let own) = try? socket.sockname(),
      own == ownPort ?? own
    else { return nil }
    return port
  }
}
