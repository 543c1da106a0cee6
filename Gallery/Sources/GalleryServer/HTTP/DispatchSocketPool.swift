import Dispatch
import FlyingSocks
import Foundation

/// Waits for sockets by Dispatch.
///
/// A wait has left the system's queue before it returns, so that whoever waited
/// may close the socket at once. FlyingFox's own pools forget that later: then
/// the next socket with that number can wait for ever.
struct DispatchSocketPool: AsyncSocketPool {
  func prepare() async throws {}

  func run() async throws {
    while true { try await Task.sleep(for: .seconds(86_400)) }
  }

  func suspendSocket(
    _ socket: Socket, untilReadyFor events: Socket.Events
  ) async throws {
    // An answer's head and body are two writes. Unless told otherwise, a system
    // keeps the second one back until the first one is acknowledged, which the
    // other side may put off for 40 milliseconds: for every file of a page. The
    // first socket to wait is the one that listens, and those that it accepts
    // are like it. A socket without the option works all the same.
    try? socket.setValue(
      true,
      for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
    let wait = SocketWait(socket.file.rawValue, events)
    await withTaskCancellationHandler {
      await wait.end()
    } onCancel: {
      wait.cancel()
    }
    try Task.checkCancellation()
  }
}
