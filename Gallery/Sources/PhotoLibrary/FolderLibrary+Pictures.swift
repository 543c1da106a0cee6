import Foundation
import GalleryFiles
import Timeline

extension FolderLibrary {
  /// Returns a picture from the cache, or makes it.
  func picture(
    of photo: IndexedPhoto, size: PictureSize
  ) async throws(PhotoFault) -> LibraryPicture {
    let key = "\(photo.contentKey)-\(size.word(of: photo))"
    let cached = await BlockingIO.own.perform {
      [cache] in cache.data(for: key)
    }
    if let data = cached {
      return LibraryPicture(data: data, type: "image/webp")
    }
    let mail = indexer.mail
    let weight = PictureMaker.weight(of: photo)
    let data = try await work.make(key, weight: weight) { [maker, cache] in
      // It may have been made while this waited.
      if let data = cache.data(for: key) { return .success(data) }
      do throws(PhotoFault) {
        let picture = try maker.picture(of: photo, size: size)
        cache.store(picture.data, for: key)
        if photo.color == nil {
          let finding = PictureFinding(
            id: photo.id, identity: photo.identity, changed: photo.changed,
            color: .success(picture.color))
          mail.add { $0.findings.append(finding) }
        }
        return .success(picture.data)
      } catch {
        if let finding = PictureFinding(photo, fault: error) {
          mail.add { $0.findings.append(finding) }
        }
        return .failure(error)
      }
    }
    return LibraryPicture(data: data, type: "image/webp")
  }
}
