import Foundation
import RawHTTP
import Testing
import Timeline

/// What a running tool says about its library, read as the page reads it.
struct ServedLibrary {
  struct Timeline {
    let revision: UInt32
    let isIndexing: Bool
    let days: [TimelineDay]
    var count: Int { days.reduce(0) { $0 + $1.count } }
  }

  let port: UInt16

  /// Reads the port from the tool's first line.
  init(_ tool: ToolProcess) throws {
    let line = tool.nextLine()
    let prefix = "Waterflow gallery: http://127.0.0.1:"
    try #require(line.hasPrefix(prefix), "\(line)")
    port = try #require(
      UInt16(line.dropFirst(prefix.count).prefix(while: \.isNumber)))
  }

  func get(_ path: String) async throws -> RawConnection.Reply {
    try await RawConnection.get("/library/\(path)", port: port)
  }

  func timeline() async throws -> Timeline {
    let words = words(of: try await get("timeline").body)
    try #require(words.count >= 6 && words[0] == 0x4C54_4657)
    let days = (0..<Int(words[3])).map {
      TimelineDay(
        day: Int32(bitPattern: words[6 + 2 * $0]),
        count: Int(words[7 + 2 * $0]))
    }
    return Timeline(
      revision: words[2], isIndexing: words[5] & 1 == 1, days: days)
  }

  /// Waits until a timeline is as it should be.
  func timeline(
    where isMet: (Timeline) -> Bool
  ) async throws -> Timeline {
    while true {
      let timeline = try await timeline()
      if isMet(timeline) { return timeline }
      _ = try await get("changes?since=\(timeline.revision)")
    }
  }

  /// Waits until everything has been found.
  func whole() async throws -> Timeline {
    try await timeline { !$0.isIndexing }
  }

  /// All photos, day by day.
  func photos() async throws -> [PhotoRecord] {
    var records: [PhotoRecord] = []
    for day in try await timeline().days {
      for start in stride(from: 0, to: day.count, by: 512) {
        let body = try await get(
          "details?day=\(day.day)&from=\(start)&count=512"
        ).body
        let words = words(of: body)
        try #require(words.count >= 6 && words[0] == 0x5444_4657)
        for index in 0..<Int(words[5]) {
          let photo = try await get("photo/\(words[6 + 3 * index])")
          records.append(
            try JSONDecoder().decode(PhotoRecord.self, from: photo.body))
        }
      }
    }
    return records
  }

  /// The words at the start of an answer, as far as they are whole.
  private func words(of data: Data) -> [UInt32] {
    let bytes = [UInt8](data)
    return stride(from: 0, to: bytes.count - bytes.count % 4, by: 4).map {
      start in
      bytes[start..<start + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
  }
}
