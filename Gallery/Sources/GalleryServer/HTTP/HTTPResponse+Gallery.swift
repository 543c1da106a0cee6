import FlyingFox
import Foundation

extension HTTPResponse {
  /// A line for people.
  static func text(_ status: HTTPStatusCode, _ line: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: status,
      headers: [
        .contentType: "text/plain; charset=utf-8",
        .cacheControl: "no-store",
      ],
      body: Data((line + "\n").utf8))
  }

  /// `{"error": sentence}`, which the page shows.
  static func error(
    _ status: HTTPStatusCode, _ sentence: String
  ) -> HTTPResponse {
    let body = try? JSONEncoder().encode(["error": sentence])
    return HTTPResponse(
      statusCode: status,
      headers: [
        .contentType: "application/json", .cacheControl: "no-store",
      ],
      body: body ?? Data())
  }

  /// A block of bytes that is never the same twice.
  static func bytes(_ data: Data) -> HTTPResponse {
    HTTPResponse(
      statusCode: .ok,
      headers: [
        .contentType: "application/octet-stream", .cacheControl: "no-store",
      ],
      // Large pieces: the default of 4 KiB costs 3,000 writes per million
      // photos.
      body: HTTPBodySequence(data: data, suggestedBufferSize: 1 << 18))
  }

  /// A file that the browser keeps but asks about each time.
  static func file(
    _ file: OpenFile, type: String, for request: HTTPRequest
  ) -> HTTPResponse {
    let tag = "\"\(file.version)\""
    var headers: HTTPHeaders = [
      .contentType: type, .cacheControl: "no-cache", .eTag: tag,
    ]
    let known = (request.headers[.ifNoneMatch] ?? "").split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    if known.contains(tag) || known.contains("W/" + tag) || known == ["*"] {
      // The length that a full answer would have; a 304 never has a body.
      headers[.contentLength] = String(file.size)
      return HTTPResponse(statusCode: .notModified, headers: headers)
    }
    return HTTPResponse(
      statusCode: .ok, headers: headers,
      body: HTTPBodySequence(
        from: FileBody(file: file), count: file.size,
        suggestedBufferSize: 1 << 16))
  }

  /// The same answer without its body, as HEAD asks for it.
  var withoutBody: HTTPResponse {
    var headers = headers
    if case .httpBody(let body) = payload, let count = body.count,
      headers[.contentLength] == nil
    {
      headers[.contentLength] = String(count)
    }
    return HTTPResponse(statusCode: statusCode, headers: headers)
  }
}
