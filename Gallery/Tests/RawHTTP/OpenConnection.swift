import Foundation

/// A connection to this machine; closed with its last reference.
package final class OpenConnection: Sendable {
  package struct Failure: Error {
    let step: String
  }

  private let descriptor: Int32

  /// The port that it was connected from.
  package var localPort: UInt16 {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      _ = pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &length)
      }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Connects to a port.
  ///
  /// - Parameters:
  ///   - port: The port.
  ///   - local: The port to connect from, which connections to other servers
  ///     may have too; 0 means any free one.
  /// - Throws: `Failure` with the step that failed.
  package init(port: UInt16, from local: UInt16? = nil) throws {
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
    if let local {
      #if canImport(Darwin)
        let reuse = SO_REUSEPORT
      #else
        let reuse = SO_REUSEADDR
      #endif
      var isReused: Int32 = 1
      setsockopt(
        descriptor, SOL_SOCKET, reuse, &isReused,
        socklen_t(MemoryLayout<Int32>.size))
      let bound = Self.withAddress(of: local) { bind(descriptor, $0, $1) }
      guard bound == 0 else { throw Failure(step: "bind") }
    }
    let connected = Self.withAddress(of: port) { connect(descriptor, $0, $1) }
    guard connected == 0 else { throw Failure(step: "connect") }
  }

  /// Calls a body with this machine's address of a port, and its length.
  private static func withAddress(
    of port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
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
