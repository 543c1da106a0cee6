import FlyingFox
import Foundation

/// Answers the gallery's requests.
struct GalleryHandler: HTTPHandler {
  let site: FileScope
  let source: PhotoSource

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    var response = answer(request)
    // Without these, any page in the same browser could embed private photos,
    // and a photo with a wrong type could be taken for a script.
    response.headers[HTTPHeader("Cross-Origin-Resource-Policy")] = "same-origin"
    response.headers[HTTPHeader("X-Content-Type-Options")] = "nosniff"
    response.headers[HTTPHeader("Referrer-Policy")] = "no-referrer"
    return request.method == .HEAD ? response.withoutBody : response
  }

  private func answer(_ request: HTTPRequest) -> HTTPResponse {
    guard HostGuard.allows(request.headers[.host]) else {
      return .text(
        .misdirectedRequest,
        "This server answers only to 127.0.0.1, localhost and [::1].")
    }
    guard request.method == .GET || request.method == .HEAD else {
      var response = HTTPResponse.text(
        .methodNotAllowed, "Only GET and HEAD are allowed here.")
      response.headers[HTTPHeader("Allow")] = "GET, HEAD"
      return response
    }
    // The raw path: a decoded or tidied one would hide what is refused.
    let path = request.target.path()
    if path == "/photos.bin" {
      return photos(request)
    }
    if let name = path.suffix(after: "/pictures/") {
      return picture(name)
    }
    if let name = path.suffix(after: "/files/") {
      return photoFile(name, request)
    }
    if let name = path.suffix(after: "/") {
      return pageFile(name.isEmpty ? "index.html" : name, request)
    }
    return Self.notFound
  }

  private static let notFound = HTTPResponse.text(
    .notFound, "There is nothing here.")

  private func photos(_ request: HTTPRequest) -> HTTPResponse {
    switch source {
    case .file(let file):
      do {
        return .bytes(try file.catalog())
      } catch {
        return .error(
          error.isMissing ? .notFound : .unprocessableContent,
          error.description)
      }
    case .builtIn(let usual):
      let asked = request.query.first { $0.name == "count" }?.value
      let count = asked.map { Int($0) } ?? usual
      guard let count, (1...BuiltInPicture.limit).contains(count) else {
        return .error(
          .badRequest,
          "count must be a whole number from 1 to \(BuiltInPicture.limit), "
            + "not \"\(asked?.prefix(40) ?? "")\"")
      }
      return .bytes(PhotoCatalog.builtIn(count: count))
    }
  }

  private func picture(_ name: Substring) -> HTTPResponse {
    guard name.hasSuffix(".png"), let index = Int(name.dropLast(4)),
      // One address for each picture: no sign and no leading zeros.
      name == "\(index).png", (0..<BuiltInPicture.limit).contains(index)
    else { return Self.notFound }
    return HTTPResponse(
      statusCode: .ok,
      headers: [
        .contentType: MediaType.png,
        .cacheControl: "public, max-age=31536000, immutable",
        .contentSecurityPolicy: SecurityPolicy.picture,
      ],
      body: Data(BuiltInPicture(index: index).png))
  }

  private func photoFile(
    _ name: Substring, _ request: HTTPRequest
  ) -> HTTPResponse {
    guard case .file(let photos) = source,
      let file = try? FileScope(folder: photos.folder).open(name)
    else { return Self.notFound }
    var response = HTTPResponse.file(
      file, type: MediaType.ofPicture(name), for: request)
    response.headers[.contentSecurityPolicy] = SecurityPolicy.picture
    return response
  }

  private func pageFile(
    _ name: some StringProtocol, _ request: HTTPRequest
  ) -> HTTPResponse {
    guard let file = try? site.open(name) else { return Self.notFound }
    var response = HTTPResponse.file(
      file, type: MediaType.ofPage(name), for: request)
    response.headers[.contentSecurityPolicy] = SecurityPolicy.page
    return response
  }
}

extension HTTPHeader {
  fileprivate static let contentSecurityPolicy = HTTPHeader(
    "Content-Security-Policy")
}

extension HTTPStatusCode {
  /// The request was fine, but what it is about is not.
  fileprivate static let unprocessableContent = HTTPStatusCode(
    422, phrase: "Unprocessable Content")
}

extension String {
  fileprivate func suffix(after prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
