import BuiltInPictures
import FlyingFox
import Foundation
import GalleryFiles
import Timeline

/// Answers the gallery's requests.
struct GalleryHandler: HTTPHandler {
  let site: FileScope
  let source: PhotoSource
  let library: any TimelineLibrary
  /// Whether `/` is the timeline and not the demo.
  let startsWithTimeline: Bool
  let clients: ClientConnections
  let rescans = Rescans()

  /// The longest body of a request, in bytes.
  private static let bodyLimit = 1 << 24

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    // Whatever the answer is: what nobody has read would pass for the next
    // request.
    let body = try await Self.body(of: request)
    var response = await answer(request, body: body)
    // Without these, any page in the same browser could embed private photos,
    // and a photo with a wrong type could be taken for a script.
    response.headers[HTTPHeader("Cross-Origin-Resource-Policy")] = "same-origin"
    response.headers[HTTPHeader("X-Content-Type-Options")] = "nosniff"
    // Not less, or a form of the page could not say where it is from.
    response.headers[HTTPHeader("Referrer-Policy")] = "same-origin"
    return request.method == .HEAD ? response.withoutBody : response
  }

  /// Reads a request's body, and returns nil if it is too long.
  private static func body(of request: HTTPRequest) async throws -> Data? {
    var body: Data? = Data()
    for try await part in request.bodySequence {
      body?.append(part)
      if let count = body?.count, count > bodyLimit { body = nil }
    }
    return body
  }

  private func answer(
    _ request: HTTPRequest, body: Data?
  ) async -> HTTPResponse {
    guard HostGuard.allows(request.headers[.host]) else {
      return .text(
        .misdirectedRequest,
        "This server answers only to 127.0.0.1, localhost and [::1].")
    }
    // The raw path: a decoded or tidied one would hide what is refused.
    let path = request.target.path()
    let asked = path.suffix(after: "/library/")
    let methods = asked.map(LibraryHandler.methods) ?? [.GET, .HEAD]
    guard methods.contains(request.method) else {
      return .methodNotAllowed(methods)
    }
    if request.method == .POST && !HostGuard.isOwn(request) {
      return .text(
        .forbidden, "Only a page of this server may ask for this.")
    }
    guard let body else {
      return .error(
        .payloadTooLarge, "At most \(Self.bodyLimit) bytes may be sent.")
    }
    if let asked {
      let handler = LibraryHandler(library: library, rescans: rescans)
      return await clients.whileWaiting(request) {
        await handler.answer(asked, request, body: body)
      }
    }
    if path == "/photos.bin" {
      return await photos(request)
    }
    if let name = path.suffix(after: "/pictures/") {
      return picture(name)
    }
    if let name = path.suffix(after: "/files/") {
      return await photoFile(name, request)
    }
    if path == "/" && startsWithTimeline {
      return .redirect(to: "/timeline.html", of: request)
    }
    if let name = path.suffix(after: "/") {
      return await pageFile(name.isEmpty ? "index.html" : name, request)
    }
    return .nothingHere
  }

  private func photos(_ request: HTTPRequest) async -> HTTPResponse {
    switch source {
    case .file(let file):
      do {
        return .bytes(try await BlockingIO.photos.perform(file.catalog))
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
    else { return .nothingHere }
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
  ) async -> HTTPResponse {
    // Beside a file of photos there may be anything, such as keys.
    let type = MediaType.ofPicture(name)
    guard case .file(let photos) = source, type != MediaType.bytes,
      let file = await open(
        name,
        in: FileScope(
          folder: photos.folder, showsHidden: false, io: .photos))
    else { return .nothingHere }
    var response = HTTPResponse.file(file, type: type, for: request)
    response.headers[.contentSecurityPolicy] = SecurityPolicy.picture
    return response
  }

  private func pageFile(
    _ name: Substring, _ request: HTTPRequest
  ) async -> HTTPResponse {
    guard let file = await open(name, in: site) else { return .nothingHere }
    var response = HTTPResponse.file(
      file, type: MediaType.ofPage(name), for: request)
    response.headers[.contentSecurityPolicy] = SecurityPolicy.page
    return response
  }

  private func open(_ name: Substring, in scope: FileScope) async -> OpenFile? {
    await scope.io.perform { try? scope.open(name) }
  }
}

extension String {
  fileprivate func suffix(after prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
