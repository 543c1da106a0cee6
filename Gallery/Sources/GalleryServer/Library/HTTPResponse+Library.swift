import FlyingFox
import Foundation
import Timeline

extension HTTPResponse {
  /// A value as JSON, which is never the same twice.
  static func json(_ value: some Encodable) -> HTTPResponse {
    guard let data = try? JSONEncoder().encode(value) else {
      return .error(.internalServerError, "It cannot be written as JSON.")
    }
    return HTTPResponse(
      statusCode: .ok,
      headers: [
        .contentType: "application/json", .cacheControl: "no-store",
      ],
      body: data)
  }

  /// A picture that its address describes for good.
  static func picture(_ picture: LibraryPicture) -> HTTPResponse {
    HTTPResponse(
      statusCode: .ok,
      headers: [
        .contentType: picture.type,
        .cacheControl: "private, max-age=31536000, immutable",
        .contentSecurityPolicy: SecurityPolicy.picture,
      ],
      body: HTTPBodySequence(
        data: picture.data, suggestedBufferSize: 1 << 18))
  }

  /// Why there is no picture.
  static func fault(_ fault: PhotoFault) -> HTTPResponse {
    let status: HTTPStatusCode =
      switch fault {
      case .missing: .notFound
      case .unreadable, .broken, .tooLarge: .unprocessableContent
      case .busy: .serviceUnavailable
      }
    return .error(status, fault.description)
  }

  /// The paths of photos, one a line.
  static func paths(
    _ selection: PhotoSelection, of library: any TimelineLibrary
  ) -> HTTPResponse {
    HTTPResponse(
      statusCode: .ok,
      headers: [
        .contentType: "text/plain; charset=utf-8", .cacheControl: "no-store",
      ],
      body: HTTPBodySequence(
        from: PathsBody(selection: selection, library: library),
        suggestedBufferSize: 1 << 16))
  }

  /// The files of photos in an archive.
  static func zip(
    _ selection: PhotoSelection, of library: any TimelineLibrary
  ) -> HTTPResponse {
    HTTPResponse(
      statusCode: .ok,
      headers: [
        .contentType: "application/zip", .cacheControl: "no-store",
        .contentDisposition: Attachment.header("photos.zip"),
      ],
      body: HTTPBodySequence(
        from: ZipBody(selection: selection, library: library),
        suggestedBufferSize: 1 << 18))
  }
}
