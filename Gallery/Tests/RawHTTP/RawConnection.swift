import Foundation

/// A client that sends a request exactly as written.
///
/// URLSession would tidy the path first, and refuse to send a foreign `Host`.
package enum RawConnection {
  package struct Reply: Sendable {
    package var status = 0
    package var headers: [String: String] = [:]
    package var body = Data()

    package var text: String { String(decoding: body, as: UTF8.self) }
  }

  /// Sends one request and reads until the server closes.
  package static func send(_ request: String, port: UInt16) async throws
    -> Reply
  {
    // On a thread of its own: the server needs all of the shared ones.
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          with: Result { try exchange(request, port: port) })
      }
    }
  }

  /// Sends a GET request for `path`.
  package static func get(
    _ path: String, host: String? = "127.0.0.1", headers: [String] = [],
    port: UInt16
  ) async throws -> Reply {
    try await request("GET", path, host: host, headers: headers, port: port)
  }

  /// Sends a request without a body for `path`.
  package static func request(
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

  /// Sends a form as a page of `origin` would.
  package static func post(
    _ body: String, to path: String, origin: String?, port: UInt16
  ) async throws -> Reply {
    var lines = [
      "POST \(path) HTTP/1.1", "Connection: close", "Host: 127.0.0.1:\(port)",
      "Content-Type: application/x-www-form-urlencoded",
      "Content-Length: \(body.utf8.count)",
    ]
    if let origin {
      lines.append("Origin: \(origin)")
    }
    return try await send(
      lines.joined(separator: "\r\n") + "\r\n\r\n" + body, port: port)
  }

  private static func exchange(
    _ request: String, port: UInt16
  ) throws -> Reply {
    let connection = try OpenConnection(port: port)
    try connection.send(request)
    let received = try connection.readToEnd()
    return parse(received)
  }

  /// Reads an answer that has ended.
  package static func parse(_ data: Data) -> Reply {
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
    if reply.headers["transfer-encoding"] == "chunked" {
      reply.body = joined(reply.body)
    }
    return reply
  }

  /// Puts chunks together, and nothing if their end is missing.
  private static func joined(_ chunks: Data) -> Data {
    var body = Data()
    var rest = chunks[...]
    while let line = rest.range(of: Data("\r\n".utf8)),
      let length = Int(
        String(decoding: rest[..<line.lowerBound], as: UTF8.self), radix: 16)
    {
      if length == 0 { return body }
      body += rest[line.upperBound...].prefix(length)
      rest = rest[line.upperBound...].dropFirst(length + 2)
    }
    return Data()
  }
}
