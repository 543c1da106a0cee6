import Foundation
import GalleryFiles
import Timeline

extension FolderLibrary: TimelineLibrary {
  package func timeline() async -> TimelineSnapshot {
    let (table, revision, isIndexing) = state.current
    var ratios: [UInt16] = []
    ratios.reserveCapacity(table.count)
    for day in table.days { ratios += day.ratios }
    return TimelineSnapshot(
      revision: revision, isIndexing: isIndexing,
      days: table.days.map { TimelineDay(day: $0.day, count: $0.count) },
      ratios: ratios)
  }

  package func details(
    day: Int32, range: Range<Int>
  ) async -> TimelineDetails? {
    guard let table = state.table.day(day) else { return nil }
    let range = range.clamped(to: 0..<table.count)
    let ids = Array(table.ids[range])
    let photos = (try? await index.photos(ids)) ?? [:]
    return TimelineDetails(
      revision: table.revision, day: day, from: range.lowerBound,
      photos: ids.map { id in
        photos[id].map(PhotoSummary.init)
          // It was removed a moment ago; the change follows.
          ?? PhotoSummary(id: id, version: 0, color: 0, flags: [], name: "")
      })
  }

  package func changes(since revision: UInt32) async -> TimelineChange {
    if let change = state.change(since: revision) { return change }
    await waitForChange(since: revision, atMost: options.patience)
    return state.change(since: revision) ?? state.noChange(since: revision)
  }

  package func search(_ text: String) async -> TimelineMatches {
    let (table, revision, _) = state.current
    var matches = TimelineMatches(revision: revision, count: table.count)
    let words = SearchText.words(of: text)
    let found = words.isEmpty ? nil : (try? await index.search(words)) ?? []
    let ids = found.map(Set.init)
    var position = 0
    for day in table.days {
      for id in day.ids {
        if ids?.contains(id) ?? true { matches.insert(position) }
        position += 1
      }
    }
    return matches
  }

  package func photo(_ id: UInt32) async -> PhotoRecord? {
    // The index has another date a moment before the timeline has it.
    for patience in [options.patience, .zero] {
      let revision = state.current.revision
      guard let photo = try? await index.photo(id) else { return nil }
      if let place = state.table.place(of: photo.entry) {
        return PhotoRecord(photo, at: place)
      }
      await waitForChange(since: revision, atMost: patience)
    }
    return nil
  }

  package func thumbnail(
    _ id: UInt32, height: Int
  ) async throws(PhotoFault) -> LibraryPicture {
    let photo = try await wholePhoto(id)
    return try await picture(
      of: photo, size: .thumbnail(forHeight: height, of: photo))
  }

  package func preview(
    _ id: UInt32
  ) async throws(PhotoFault) -> LibraryPicture {
    try await picture(of: wholePhoto(id), size: .preview)
  }

  package func original(
    _ id: UInt32
  ) async throws(PhotoFault) -> OpenFile {
    guard let photo = try? await index.photo(id) else { throw .missing }
    return try await BlockingIO.photos.perform {
      [folder] () throws(PhotoFault) -> OpenFile in
      let descriptor = try folder.openFile(photo.path)
      do throws(OpenFile.Failure) {
        return try OpenFile(descriptor: descriptor, io: .photos)
      } catch .system(let code) {
        throw PhotoFault(opening: code)
      } catch {
        throw .unreadable
      }
    }
  }

  private func waitForChange(
    since revision: UInt32, atMost patience: Duration
  ) async {
    await withTaskGroup { [state] group in
      group.addTask { await state.waitForChange(since: revision) }
      group.addTask { try? await Task.sleep(for: patience) }
      await group.next()
      group.cancelAll()
    }
  }

  private func wholePhoto(
    _ id: UInt32
  ) async throws(PhotoFault) -> IndexedPhoto {
    guard let photo = try? await index.photo(id) else { throw .missing }
    if let fault = photo.fault { throw fault }
    return photo
  }
}
