import Timeline

@testable import PhotoLibrary

extension FolderLibrary {
  /// Returns all photos in timeline order.
  func records() async -> [PhotoRecord] {
    var records: [PhotoRecord] = []
    for day in await timeline().days {
      let details = await details(day: day.day, range: 0..<day.count)
      for photo in details?.photos ?? [] {
        if let record = await self.photo(photo.id) { records.append(record) }
      }
    }
    return records
  }

  /// Returns the photo of a path.
  func record(_ path: String) async -> PhotoRecord? {
    await records().first { $0.path == path }
  }
}
