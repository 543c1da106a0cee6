import FlyingFox
import Foundation
import GalleryFiles

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

  /// There is nothing at the address.
  static let nothingHere = text(.notFound, "There is nothing here.")

  /// The address takes other methods.
  static func methodNotAllowed(_ methods: Set<HTTPMethod>) -> HTTPResponse {
    let names = methods.map(\.rawValue).sorted()
    var response = text(
      .methodNotAllowed,
      "Only \(names.joined(separator: " and ")) "
        + "\(names.count == 1 ? "is" : "are") allowed here.")
    response.headers[HTTPHeader("Allow")] = names.joined(separator: ", ")
    return response
  }

  /// Sends the browser to another page, with the same query.
  static func redirect(
    to path: String, of request: HTTPRequest
  ) -> HTTPResponse {
    let query = request.target.query()
    var headers: HTTPHeaders = [.cacheControl: "no-store"]
    headers[.location] = query.isEmpty ? path : "\(path)?\(query)"
    return HTTPResponse(statusCode: .found, headers: headers)
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
    headers[.acceptRanges] = "bytes"
    // A part of another version would not fit to what the browser has.
    let isSame = request.headers[HTTPHeader("If-Range")].map { $0 == tag }
    // Of all methods, GET alone has parts.
    let isPart = request.method == .GET && (isSame ?? true)
    switch ByteRange(
      isPart ? request.headers[.range] : nil, size: file.size)
    {
    case .unsatisfiable:
      headers[.contentRange] = "bytes */\(file.size)"
      return HTTPResponse(statusCode: .rangeNotSatisfiable, headers: headers)
    case .part(let range):
      headers[.contentRange] =
        "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(file.size)"
      return HTTPResponse(
        statusCode: .partialContent, headers: headers,
        body: FileBody(file: file, range: range).sequence)
    case .whole:
      return HTTPResponse(
        statusCode: .ok, headers: headers,
        body: FileBody(file: file, range: 0..<file.size).sequence)
    }
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

extension HTTPHeader {
  static let contentSecurityPolicy = HTTPHeader("Content-Security-Policy")
}
