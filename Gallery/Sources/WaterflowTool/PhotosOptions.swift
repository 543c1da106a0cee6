import ArgumentParser
import Foundation
import PhotoLibrary

/// The folder whose photos a subcommand shows.
struct PhotosOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder of photos to show as a timeline.", valueName: "folder"))
  var photos: String?

  @Option(
    help: ArgumentHelp(
      "Where thumbnails and index are kept (default: the user's cache folder).",
      valueName: "folder"))
  var cache: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How much thumbnails may take on the disk, in megabytes (default: 2000).",
      valueName: "number"))
  var cacheLimit: Int?

  func validate() throws {
    if photos == "" { throw ValidationError("--photos must name a folder.") }
    if cache == "" { throw ValidationError("--cache must name a folder.") }
    if let cacheLimit, !(1...1_000_000_000).contains(cacheLimit) {
      throw ValidationError(
        "--cache-limit must be 1 to 1000000000, not \(cacheLimit).")
    }
    if photos == nil && cache != nil {
      throw ValidationError("--cache needs --photos.")
    }
    if photos == nil && cacheLimit != nil {
      throw ValidationError("--cache-limit needs --photos.")
    }
  }

  /// Opens the folder's library; nil if no folder was named.
  ///
  /// - Throws: `PhotosFailure`.
  func open(
    telling line: StatusLine
  ) throws(PhotosFailure) -> FolderLibrary? {
    guard let photos else { return nil }
    var isFolder = ObjCBool(false)
    guard
      FileManager.default.fileExists(atPath: photos, isDirectory: &isFolder)
    else { throw .missing(photos) }
    guard isFolder.boolValue else { throw .notFolder(photos) }
    var options = LibraryOptions()
    options.cache = cache.map { URL(fileURLWithPath: $0, isDirectory: true) }
    if let cacheLimit { options.cacheLimit = cacheLimit * 1_000_000 }
    do {
      return try FolderLibrary(
        folder: URL(fileURLWithPath: photos, isDirectory: true),
        options: options
      ) { line.say("Warning: \($0)") }
    } catch LibraryError.cacheInside(let path) {
      throw .noIndex("\(LibraryError.cacheInside(path))")
    } catch LibraryError.noFolder {
      // There is one, as was seen above.
      throw .unreadable(photos, "this user may not, or its disk is gone")
    } catch {
      throw .noIndex("\(error)")
    }
  }
}
