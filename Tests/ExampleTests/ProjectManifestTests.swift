import Foundation
import Testing

@Suite("The project for Xcode")
struct ProjectManifestTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let folder = root.appendingPathComponent("Examples/iOS")

  private func manifest() throws -> ProjectManifest {
    try ProjectManifest(
      String(
        contentsOf: Self.folder.appendingPathComponent("project.yml"),
        encoding: .utf8))
  }

  @Test("names only paths that are there, the sources among them")
  func paths() throws {
    let manifest = try manifest()
    let paths = manifest.values("path")
    #expect(paths.contains("Sources") && paths.count == 2)
    for path in paths {
      let place = Self.folder.appendingPathComponent(path)
      #expect(FileManager.default.fileExists(atPath: place.path), "\(path)")
    }
    let package = try #require(manifest.values("Waterflow", "path").first)
    let place = Self.folder.appendingPathComponent(package)
      .appendingPathComponent("Package.swift")
    #expect(FileManager.default.fileExists(atPath: place.path))
  }

  @Test("takes one product, which the package has, and leaves the stand-in out")
  func products() throws {
    let products = try manifest().values("dependencies", "-", "product")
    #expect(products == ["WaterflowUIKit"])
    let package = try String(
      contentsOf: Self.root.appendingPathComponent("Package.swift"),
      encoding: .utf8)
    for product in products {
      #expect(package.contains(".library(name: \"\(product)\""))
    }
    #expect(!package.contains(".library(name: \"UIKit"))
  }

  @Test("what is no such YAML is refused, with its line")
  func faults() {
    let faults: [(String, Int)] = [
      ("a: 1\n  b: 2", 2), ("a:\n   b: 2", 2), ("a:\n\tb: 2", 2),
      ("a:\nb: 2", 2), ("a:1", 1), ("a", 1), ("a: [1]", 1), ("a: \"1", 1),
      ("a: b: c", 1), ("a: 1\nb:", 0), ("a:\n    b: 1", 2),
    ]
    for (text, line) in faults {
      #expect(throws: ProjectManifest.Fault.self, "\(text)") {
        try ProjectManifest(text)
      }
      do {
        _ = try ProjectManifest(text)
      } catch {
        #expect((error as? ProjectManifest.Fault)?.line == line, "\(text)")
      }
    }
  }

  @Test("what is such YAML is read")
  func reads() throws {
    let manifest = try ProjectManifest(
      "# note\na:\n  b: \"1 2\"\n  c:\n    - d: x/y\n      e: z\n    - d: w\nf: g\n"
    )
    #expect(manifest.values("a", "b") == ["1 2"])
    #expect(manifest.values("c", "-", "d") == ["x/y", "w"])
    #expect(manifest.values("e") == ["z"])
    #expect(manifest.entries.count == 5)
  }
}
