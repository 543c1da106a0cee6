import FlyingFox
import FlyingSocks
import Foundation

/// Has every piece of an answer sent at once.
///
/// An answer's head and body are two writes. Unless told otherwise, a system
/// keeps the second one back until the first one is acknowledged, which the
/// other side may put off for 40 milliseconds: for every file of a page.
struct PromptSocketPool: AsyncSocketPool {
  private let pool: any AsyncSocketPool = HTTPServer.defaultPool()

  func prepare() async throws { try await pool.prepare() }

  func run() async throws { try await pool.run() }

  func suspendSocket(
    _ socket: Socket, untilReadyFor events: Socket.Events
  ) async throws {
    // The first socket to wait is the one that listens, and those that it
    // accepts are like it. A socket without the option works all the same.
    try? socket.setValue(
      true,
      for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
    try await pool.suspendSocket(socket, untilReadyFor: events)
  }
}
