import Foundation
import PackagePlugin

/// This package, wherever SwiftPM has put it: what is in it beside the Swift.
struct WaterflowPackage {
  let directory: URL

  /// Where the compiler and the linker are told how.
  var toolset: URL { directory.appending(path: "Toolsets/wasm.json") }

  /// Looks for it among all that a package depends on.
  init(in root: Package) throws {
    var rest = [root]
    var seen: Set<Package.ID> = []
    while let package = rest.popLast() {
      guard seen.insert(package.id).inserted else { continue }
      if package.products.contains(where: { $0.name == "WaterflowWeb" }) {
        directory = package.directoryURL
        return
      }
      rest += package.dependencies.map(\.package)
    }
    throw SiteFault(
      "no package with the product WaterflowWeb among the dependencies")
  }

  /// The JavaScript that starts modules.
  func scripts() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: directory.appending(path: "Sources/WaterflowWeb/JavaScript"),
      includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "mjs" }
  }

  /// Writes a module without what nothing uses.
  func optimise(_ module: URL, into result: URL) throws {
    try Command("bash").run([
      directory.appending(path: "Scripts/optimise-wasm.sh").path,
      module.path, result.path,
    ])
  }

  /// Serves a folder until somebody ends this process.
  func serve(_ folder: URL, at port: UInt16?) throws {
    // Whoever ends this process may leave those that it started: the server
    // ends where this pipe does.
    let life = Pipe()
    try Command("python3").run(
      [
        directory.appending(path: "Scripts/serve-site.py").path,
        folder.path,
      ] + (port.map { ["\($0)"] } ?? []),
      input: life)
  }
}
