import Dispatch
import FlyingSocks

/// One wait until a socket can be read from or written to.
final class SocketWait: Sendable {
  // Dispatch's objects may be used from any thread.
  private nonisolated(unsafe) let sources: [any DispatchSourceProtocol]

  /// Prepares to wait for one of some events.
  init(_ descriptor: Int32, _ events: Socket.Events) {
    sources = events.map {
      switch $0 {
      case .read:
        DispatchSource.makeReadSource(fileDescriptor: descriptor)
      case .write:
        DispatchSource.makeWriteSource(fileDescriptor: descriptor)
      }
    }
  }

  /// Returns once an event has happened or the wait was cancelled, and the
  /// system has forgotten the socket.
  func end() async {
    let group = DispatchGroup()
    await withCheckedContinuation { continuation in
      for source in sources {
        group.enter()
        source.setEventHandler { self.cancel() }
        source.setCancelHandler { group.leave() }
        source.activate()
      }
      group.notify(queue: .global()) { continuation.resume() }
    }
  }

  /// Ends the wait, whether it has begun or not.
  func cancel() {
    for source in sources { source.cancel() }
  }
}
