import ArgumentParser
import Foundation
import GalleryServer

/// `waterflow gallery`: shows photos in a browser.
struct GalleryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Shows a waterfall of photos in the browser.",
    discussion: """
      Serves the gallery on this machine only, prints its address once it \
      answers, and runs until it is interrupted (Ctrl-C).

      Without --data it shows pictures that it paints itself. A photo file is \
      a JSON array of {"thumbURL", "width", "height", "title"}, where the \
      title may be left out and other keys are ignored. A thumbURL is an http, \
      https or data URL, or a path relative to the file's folder. The file is \
      read again at each reload of the page.
      """
  )

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
      "How many pictures the built-in set has, 1 to 10000000.",
      valueName: "number"))
  var count = 10_000

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
    guard (1...BuiltInPicture.limit).contains(count) else {
      throw ValidationError(
        "--count must be 1 to \(BuiltInPicture.limit), not \(count).")
    }
    if data == "" {
      throw ValidationError("--data must name a file.")
    }
    if site == "" {
      throw ValidationError("--site must name a folder.")
    }
  }

  func run() async throws {
    let interrupts = Interrupts()
    let server = GalleryServer(
      site: siteFolder, source: source, port: UInt16(port))
    do {
      let port = try await server.start()
      Terminal.write("Waterflow gallery: http://127.0.0.1:\(port)/")
      let watching = Task {
        await interrupts.first()
        await server.stop()
      }
      defer { watching.cancel() }
      try await server.waitUntilStopped()
    } catch {
      Terminal.fail("\(error)")
      throw ExitCode(error.exitCode)
    }
  }

  private var siteFolder: URL {
    site.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? Installation.folder("share/waterflow/site")
  }

  /// Where the photos come from.
  ///
  /// A file with mistakes is told now, and again by the page: the server starts
  /// all the same, and a mended file then works.
  private var source: PhotoSource {
    guard let data else { return .builtIn(count: count) }
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
