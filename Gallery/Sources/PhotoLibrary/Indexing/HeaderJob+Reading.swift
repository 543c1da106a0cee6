import Foundation
import Timeline

extension HeaderJob {
  /// Reads the file; nil if it is gone.
  ///
  /// The photo's fault is `.busy` if nothing can be said of the content now.
  func photo(in folder: PhotoFolder, reader: HeaderReader) -> IndexedPhoto? {
    let descriptor: Int32
    do {
      descriptor = try folder.openFile(path)
    } catch .missing {
      return nil
    } catch {
      return unopened(in: folder, error)
    }
    defer { close(descriptor) }
    return photo(of: descriptor, reader: reader)
  }

  /// Reads the file at a descriptor.
  func photo(of descriptor: Int32, reader: HeaderReader) -> IndexedPhoto? {
    guard let status = FileStatus(descriptor: descriptor) else { return nil }
    var photo = photo(status)
    do {
      let header = try reader.header(of: descriptor, size: status.identity.size)
      photo.width = header.width
      photo.height = header.height
      photo.type = header.type
      photo.caption = header.caption
      photo.camera = header.camera
      photo.lens = header.lens
      photo.taken = header.taken ?? photo.taken
    } catch {
      photo.fault = error
    }
    return photo
  }

  private func photo(_ status: FileStatus) -> IndexedPhoto {
    IndexedPhoto(
      id: known?.entry.id ?? 0, path: path, identity: status.identity,
      changed: status.changed,
      taken: LocalMoment(nanosecondsSince1970: status.identity.modified))
  }

  /// What cannot be opened has still a date.
  private func unopened(
    in folder: PhotoFolder, _ fault: PhotoFault
  ) -> IndexedPhoto? {
    guard
      let status = FileStatus(
        folder.absolute(path), in: AT_FDCWD, followingLinks: true)
    else { return nil }
    var photo = photo(status)
    photo.fault = fault
    return photo
  }
}
