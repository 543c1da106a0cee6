import FlyingFox
import Foundation
import Timeline

/// Answers what is asked about the library, below `/library/`.
struct LibraryHandler {
  let library: any TimelineLibrary
  let rescans: Rescans

  /// The most photos whose details one answer has.
  private static let detailsLimit = 512
  /// The longest text that is searched for, in characters.
  private static let searchLimit = 500

  /// Returns the methods that an address takes.
  static func methods(of name: Substring) -> Set<HTTPMethod> {
    ["zip", "paths", "rescan"].contains(name) ? [.POST] : [.GET, .HEAD]
  }

  /// Answers a request by the part of its address after `/library/`.
  func answer(
    _ name: Substring, _ request: HTTPRequest, body: Data
  ) async -> HTTPResponse {
    let fields = FormFields(request.target.query())
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    switch (parts[0], parts.count) {
    case ("timeline", 1): return .bytes(await library.timeline().encoded)
    case ("details", 1): return await details(fields)
    case ("changes", 1): return await changes(fields)
    case ("search", 1): return await search(fields)
    case ("rescan", 1):
      rescans.start(in: library)
      return HTTPResponse(
        statusCode: .noContent, headers: [.cacheControl: "no-store"],
        body: Data())
    case ("photo", 2): return await photo(parts[1])
    case ("thumbnail", 3): return await thumbnail(parts[1], parts[2])
    case ("preview", 2): return await preview(parts[1])
    case ("original", 2): return await original(parts[1], fields, request)
    case ("paths", 1): return selected(body) { .paths($0, of: library) }
    case ("zip", 1): return selected(body) { .zip($0, of: library) }
    default: return .nothingHere
    }
  }

  // MARK: - The timeline

  private func details(_ fields: FormFields) async -> HTTPResponse {
    guard let day = fields["day"].flatMap({ Int32($0) }),
      let from = fields["from"].flatMap({ Int($0) }),
      let count = fields["count"].flatMap({ Int($0) }),
      (0...Int(UInt32.max)).contains(from),
      (1...Self.detailsLimit).contains(count)
    else {
      return .error(
        .badRequest,
        "details need a day, from and count, which is at most "
          + "\(Self.detailsLimit)")
    }
    guard
      let details = await library.details(day: day, range: from..<from + count)
    else { return .error(.notFound, "There are no photos of that day.") }
    return .bytes(details.encoded)
  }

  private func changes(_ fields: FormFields) async -> HTTPResponse {
    guard let revision = fields["since"].flatMap({ UInt32($0) }) else {
      return .error(.badRequest, "changes need since, a revision")
    }
    return .bytes(await library.changes(since: revision).encoded)
  }

  private func search(_ fields: FormFields) async -> HTTPResponse {
    guard let text = fields["q"], text.count <= Self.searchLimit else {
      return .error(
        .badRequest,
        "search needs q, a text of at most \(Self.searchLimit) characters")
    }
    return .bytes(await library.search(text).encoded)
  }

  // MARK: - One photo

  private func photo(_ id: Substring) async -> HTTPResponse {
    guard let number = UInt32(id), id == "\(number)",
      let record = await library.photo(number)
    else { return .fault(.missing) }
    return .json(record)
  }

  private func thumbnail(
    _ name: Substring, _ height: Substring
  ) async -> HTTPResponse {
    guard
      let height = LibraryPicture.heights.first(where: { height == "\($0)" })
    else {
      return .nothingHere
    }
    return await picture(name) { id throws(PhotoFault) in
      try await library.thumbnail(id, height: height)
    }
  }

  private func preview(_ name: Substring) async -> HTTPResponse {
    await picture(name) { id throws(PhotoFault) in
      try await library.preview(id)
    }
  }

  private func picture(
    _ name: Substring,
    _ make: (UInt32) async throws(PhotoFault) -> LibraryPicture
  ) async -> HTTPResponse {
    guard let id = await id(of: name) else { return .fault(.missing) }
    do throws(PhotoFault) {
      return .picture(try await make(id))
    } catch {
      return .fault(error)
    }
  }

  private func original(
    _ name: Substring, _ fields: FormFields, _ request: HTTPRequest
  ) async -> HTTPResponse {
    guard let wanted = PhotoVersion(name),
      let record = await library.photo(wanted.id),
      record.version == wanted.version
    else { return .fault(.missing) }
    do throws(PhotoFault) {
      // What is no picture is plain bytes: nothing from the folder ever runs.
      let isPicture = record.type.hasPrefix("image/")
      var response = HTTPResponse.file(
        try await library.original(wanted.id),
        type: isPicture ? record.type : MediaType.bytes, for: request)
      response.headers[.contentSecurityPolicy] = SecurityPolicy.picture
      if fields["download"] != nil {
        response.headers[.contentDisposition] = Attachment.header(record.name)
      }
      return response
    } catch {
      return .fault(error)
    }
  }

  /// The id of a photo whose file is still in the state that an address names:
  /// the browser keeps what it gets from there.
  private func id(of name: Substring) async -> UInt32? {
    guard let wanted = PhotoVersion(name),
      await library.version(of: wanted.id) == wanted.version
    else { return nil }
    return wanted.id
  }

  // MARK: - Many photos

  private func selected(
    _ body: Data, _ answer: (PhotoSelection) -> HTTPResponse
  ) -> HTTPResponse {
    let fields = FormFields(String(decoding: body, as: UTF8.self))
    guard let selection = fields["ids"].flatMap({ PhotoSelection($0) }) else {
      return .error(
        .badRequest,
        "ids must list photos, for example 1,5-9, and at most "
          + "\(PhotoSelection.limit) of them")
    }
    return answer(selection)
  }
}
