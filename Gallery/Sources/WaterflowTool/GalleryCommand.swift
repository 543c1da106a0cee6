import ArgumentParser
import Foundation
import GalleryServer
import PhotoLibrary
import Timeline

/// `waterflow gallery`: shows photos in a browser.
struct GalleryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Shows photos in the browser.",
    discussion: """
      Serves the gallery on this machine only, prints its address once it \
      answers, and runs until it is interrupted (Ctrl-C). Whoever has an \
      account on this machine can open that address meanwhile.

      With --photos it shows a folder and all folders in it, day by day, while \
      it still looks through them, and follows what changes there. It never \
      writes to the folder. Hidden folders, those that network drives keep \
      for themselves, and links that lead out of it are left out.

      Without --photos it shows pictures that it paints itself, or with --data \
      those of a photo file. A photo file is \
      a JSON array of {"thumbURL", "width", "height", "title"}, where the \
      title may be left out and other keys are ignored. A thumbURL is an http, \
      https or data URL, or a path relative to the file's folder. The file is \
      read again at each reload of the page.
      """
  )

  @OptionGroup var library: PhotosOptions

  @Option(
    help: ArgumentHelp(
      "A JSON file that lists the photos to show.", valueName: "file.json"))
  var data: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The port to listen on, 0 for any free one.", valueName: "port"))
  var port = 8787

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many pictures the built-in set has, 1 to 10000000 (default: 10000).",
      valueName: "number"))
  var count: Int?

  @Option(
    help: ArgumentHelp(
      "The folder with the page (default: the one installed with the tool).",
      valueName: "folder"))
  var site: String?

  func validate() throws {
    guard (0...Int(UInt16.max)).contains(port) else {
      throw ValidationError(
        "--port must be 0 to \(UInt16.max), not \(port).")
    }
    if let count, !(1...SyntheticLibrary.limit).contains(count) {
      throw ValidationError(
        "--count must be 1 to \(SyntheticLibrary.limit), not \(count).")
    }
    if count != nil && library.photos != nil {
      throw ValidationError("--count and --photos cannot be given together.")
    }
    if data != nil && library.photos != nil {
      throw ValidationError("--data and --photos cannot be given together.")
    }
    if data == "" {
      throw ValidationError("--data must name a file.")
    }
    if site == "" {
      throw ValidationError("--site must name a folder.")
    }
  }

  func run() async throws {
    OpenFileLimit.raise()
    let line = StatusLine()
    let folder: FolderLibrary?
    do throws(PhotosFailure) {
      folder = try library.open(telling: line)
    } catch {
      Terminal.fail(error.description)
      throw ExitCode(error.exitCode)
    }
    let server = GalleryServer(
      site: siteFolder, source: source,
      library: folder ?? SyntheticLibrary(count: builtInCount),
      startsWithTimeline: folder != nil, port: UInt16(port))
    // Not before, as a drive that does not answer may have kept this waiting.
    let interrupts = Interrupts()
    do {
      let port = try await server.start()
      Terminal.write("Waterflow gallery: http://127.0.0.1:\(port)/")
      let watching = Task {
        await interrupts.first()
        await server.stop()
      }
      defer { watching.cancel() }
      try await show(folder, on: line) {
        () async throws(GalleryServerError) in
        try await server.waitUntilStopped()
      }
    } catch {
      Terminal.fail("\(error)")
      throw ExitCode(error.exitCode)
    }
  }

  /// Looks through a folder while something runs.
  private func show(
    _ folder: FolderLibrary?, on line: StatusLine,
    while run: () async throws(GalleryServerError) -> Void
  ) async throws(GalleryServerError) {
    guard let folder else { return try await run() }
    folder.start()
    let telling = Task { await IndexingProgress(of: folder, on: line).run() }
    let outcome: Result<Void, GalleryServerError>
    do {
      outcome = .success(try await run())
    } catch {
      outcome = .failure(error)
    }
    telling.cancel()
    await telling.value
    await folder.stop()
    try outcome.get()
  }

  private var builtInCount: Int { count ?? 10_000 }

  private var siteFolder: URL {
    site.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? Installation.folder("share/waterflow/site")
  }

  /// Where the photos come from.
  ///
  /// A file with mistakes is told now, and again by the page: the server starts
  /// all the same, and a mended file then works.
  private var source: PhotoSource {
    guard let data else { return .builtIn(count: builtInCount) }
    let file = PhotoFile(url: URL(fileURLWithPath: data, isDirectory: false))
    do {
      let notice = try file.read().notice
      if !notice.isEmpty {
        Terminal.warn(notice)
      }
    } catch {
      Terminal.warn(error.description)
    }
    return .file(file)
  }
}

extension GalleryServerError {
  /// The code of sysexits.h that says what sort of failure it is.
  fileprivate var exitCode: Int32 {
    switch self {
    case .pageMissing: EX_NOINPUT
    case .portTaken: EX_UNAVAILABLE
    case .portForbidden: EX_NOPERM
    case .failed: EX_OSERR
    }
  }
}
