import Foundation

/// A client that sends a request exactly as written.
///
/// URLSession would tidy the path first, and refuse to send a foreign `Host`.
enum RawConnection {
  struct Reply: Sendable {
    var status = 0
    var headers: [String: String] = [:]
    var body = Data()

    var text: String { String(decoding: body, as: UTF8.self) }
  }

  struct Failure: Error {
    let step: String
  }

  /// Sends one request and reads until the server closes.
  static func send(_ request: String, port: UInt16) async throws -> Reply {
    // On a thread of its own: the server needs all of the shared ones.
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          with: Result { try exchange(request, port: port) })
      }
    }
  }

  /// Sends a GET request for `path`.
  static func get(
    _ path: String, host: String? = "127.0.0.1", headers: [String] = [],
    port: UInt16
  ) async throws -> Reply {
    try await request("GET", path, host: host, headers: headers, port: port)
  }

  /// Sends a request without a body for `path`.
  static func request(
    _ method: String, _ path: String, host: String? = "127.0.0.1",
    headers: [String] = [], port: UInt16
  ) async throws -> Reply {
    var lines = ["\(method) \(path) HTTP/1.1", "Connection: close"]
    if let host {
      lines.append("Host: \(host)")
    }
    lines += headers
    return try await send(
      lines.joined(separator: "\r\n") + "\r\n\r\n", port: port)
  }

  private static func exchange(
    _ request: String, port: UInt16
  ) throws -> Reply {
    #if canImport(Darwin)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard descriptor >= 0 else { throw Failure(step: "socket") }
    defer { close(descriptor) }
    var limit = timeval(tv_sec: 20, tv_usec: 0)
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
    var rest = Data(request.utf8)
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes {
        write(descriptor, $0.baseAddress, $0.count)
      }
      guard sent > 0 else { throw Failure(step: "write") }
      rest = rest.dropFirst(sent)
    }
    var received = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let got = read(descriptor, &buffer, buffer.count)
      guard got >= 0 else { throw Failure(step: "read") }
      if got == 0 {
        return parse(received)
      }
      received += buffer[..<got]
    }
  }

  private static func parse(_ data: Data) -> Reply {
    guard let end = data.range(of: Data("\r\n\r\n".utf8)) else {
      return Reply()
    }
    let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self)
      .components(separatedBy: "\r\n")
    var reply = Reply()
    let status = lines[0].split(separator: " ").dropFirst().first
    reply.status = status.flatMap { Int($0) } ?? 0
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      reply.headers[parts[0].lowercased()] =
        parts.last?.trimmingCharacters(in: .whitespaces)
    }
    reply.body = Data(data[end.upperBound...])
    return reply
  }
}
