import BuiltInPictures
import Foundation
import GalleryFiles
import StrictJSON

/// A JSON file that lists photos: an array of
/// `{"thumbURL", "width", "height", "title"?}`, other keys ignored.
///
///     let file = PhotoFile(url: URL(fileURLWithPath: "photos.json"))
///     let data = try file.catalog()
///
/// The file is read anew each time, so that a mended one works after a reload.
package struct PhotoFile: Sendable {
  /// Where the file is.
  package let url: URL

  /// The largest file that is read, in bytes.
  package static let largestSize = 1 << 29

  /// Refers to a file, which need not exist yet.
  package init(url: URL) {
    self.url = url
  }

  /// The folder against which relative addresses are read.
  package var folder: URL { url.deletingLastPathComponent() }

  private var name: String { url.lastPathComponent }

  /// Reads the file and encodes what the page needs of it.
  package func catalog() throws(PhotoFileError) -> Data {
    let (photos, notice) = try read()
    return PhotoCatalog.encode(photos, notice: notice)
  }

  /// Reads the file.
  ///
  /// - Returns: The photos, and warnings for people, one a line.
  /// - Throws: `PhotoFileError` if the file is missing, cannot be read, is no
  ///   JSON, or an element has no address.
  package func read() throws(PhotoFileError) -> (
    photos: [Photo], notice: String
  ) {
    let records = try decode(load())
    if records.count > BuiltInPicture.limit {
      throw PhotoFileError(
        file: name,
        "has \(records.count) photos; at most "
          + "\(BuiltInPicture.limit) can be shown")
    }
    let address = PhotoAddress(folder: folder)
    var sizeProblems = Tally()
    var addressProblems = Tally()
    var textLength = 0
    var photos: [Photo] = []
    photos.reserveCapacity(records.count)
    for (index, record) in records.enumerated() {
      let (url, problem) = address.resolve(record.thumbURL)
      photos.append(
        Photo(
          url: url, title: record.title, width: record.width,
          height: record.height))
      textLength += url.utf8.count + record.title.utf8.count
      if let problem = record.sizeProblem {
        sizeProblems.add(problem)
      }
      if let problem {
        addressProblems.add("[\(index)].thumbURL \(problem)")
      }
    }
    if textLength > UInt32.max {
      throw PhotoFileError(file: name, "has more than 4 GiB of addresses")
    }
    let notice = [
      photos.isEmpty ? "\(name): there are no photos in it" : nil,
      sizeProblems.sentence(
        file: name, one: "has no usable size and is shown as a square",
        many: "have no usable size and are shown as squares"),
      addressProblems.sentence(
        file: name, one: "has an address that cannot be shown",
        many: "have addresses that cannot be shown"),
    ]
    return (photos, notice.compactMap { $0 }.joined(separator: "\n"))
  }

  private func load() throws(PhotoFileError) -> Data {
    let file: OpenFile
    do {
      file = try OpenFile(path: url.path)
    } catch .missing {
      throw PhotoFileError(
        file: name, "there is no such file in \(folder.path)", isMissing: true)
    } catch .notRegular {
      throw PhotoFileError(file: name, "is a folder or a device, not a file")
    } catch {
      throw PhotoFileError(file: name, "cannot be read (\(error))")
    }
    if file.size > Self.largestSize {
      throw PhotoFileError(
        file: name, "is larger than \(Self.largestSize >> 20) MiB")
    }
    do {
      return try file.read(at: 0, count: file.size)
    } catch {
      throw PhotoFileError(file: name, "cannot be read (\(error))")
    }
  }

  private func decode(_ data: Data) throws(PhotoFileError) -> [ListedPhoto] {
    let decoder = JSONDecoder()
    // A size of NaN is one bad photo and should not hide all the others.
    decoder.allowsJSON5 = try check(data).hasNonFinite
    do {
      return try decoder.decode([ListedPhoto].self, from: data)
    } catch let error as DecodingError {
      throw PhotoFileError(file: name, error)
    } catch {
      throw PhotoFileError(file: name, "cannot be decoded (\(error))")
    }
  }

  private func check(_ data: Data) throws(PhotoFileError) -> JSONSyntax.Kind {
    // A result, since `withUnsafeBytes` forgets the type of what is thrown.
    try data.withUnsafeBytes { raw in
      checkBytes(raw.bindMemory(to: UInt8.self))
    }
    .get()
  }

  private func checkBytes(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Result<JSONSyntax.Kind, PhotoFileError> {
    func failure(_ reason: String) -> PhotoFileError {
      PhotoFileError(file: name, "not valid JSON: \(reason)")
    }
    do throws(JSONMistake) {
      let kind = try JSONSyntax.check(bytes)
      return String(validating: bytes, as: UTF8.self) == nil
        ? .failure(failure("it is not UTF-8")) : .success(kind)
    } catch {
      let position = TextPosition(of: error.offset, in: bytes)
      return .failure(failure("\(error.reason) at \(position)"))
    }
  }
}
