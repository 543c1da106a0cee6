import Foundation

/// A connection to this machine; closed with its last reference.
package final class OpenConnection: Sendable {
  package struct Failure: Error {
    let step: String
  }

  private let descriptor: Int32

  /// Connects to a port.
  package init(port: UInt16) throws {
    #if canImport(Darwin)
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard descriptor >= 0 else { throw Failure(step: "socket") }
    // So that what hangs ends, on a machine that is busy with other tests too.
    var limit = timeval(tv_sec: 120, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit,
      socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    let connected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else { throw Failure(step: "connect") }
  }

  deinit {
    close(descriptor)
  }

  /// Sends all of a text.
  package func send(_ text: String) throws {
    var rest = Data(text.utf8)
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes {
        write(descriptor, $0.baseAddress, $0.count)
      }
      guard sent > 0 else { throw Failure(step: "write") }
      rest = rest.dropFirst(sent)
    }
  }

  /// Reads until the other side closes.
  package func readToEnd() throws -> Data {
    var received = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let got = read(descriptor, &buffer, buffer.count)
      guard got >= 0 else { throw Failure(step: "read") }
      if got == 0 { return received }
      received += buffer[..<got]
    }
  }
}
