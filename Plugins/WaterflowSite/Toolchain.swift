import Foundation
import PackagePlugin

/// The toolchain that runs this plugin, able to compile for WebAssembly.
struct Toolchain {
  private static let triple = "wasm32-unknown-none-wasm"

  private let swift: Command
  private let toolset: URL

  /// Checks that everything is there before minutes have been spent.
  init(context: PluginContext, library: WaterflowPackage) throws {
    let program = try context.tool(named: "swift").url
    swift = Command(program)
    toolset = library.toolset
    // Optimising and serving want it.
    _ = try Command("python3")
    try checkTarget(of: program)
    try checkLibrary()
  }

  /// Compiles products; returns where their modules are.
  ///
  /// The scratch folder is for this alone: that of the package is locked as
  /// long as a plugin runs.
  func build(
    _ products: [String], of package: Package, in scratch: URL
  ) throws -> [URL] {
    let all = package.products(ofType: ExecutableProduct.self).map(\.name)
    var arguments = [
      "build", "--configuration", "release", "--triple", Self.triple,
      "--toolset", toolset.path, "--package-path", package.directoryURL.path,
      "--scratch-path", scratch.path, "--build-system", "native",
      // A plan that is kept knows nothing of files that have come or gone in a
      // package beside this one.
      "--disable-build-manifest-caching",
    ]
    #if os(macOS)
      // A sandbox cannot be begun within another one.
      arguments.append("--disable-sandbox")
    #endif
    if products == all, all.count > 1 {
      // In one go, which keeps all processors busy.
      try swift.run(arguments)
    } else {
      for name in products { try swift.run(arguments + ["--product", name]) }
    }
    return products.map { scratch.appending(path: "release/\($0).wasm") }
  }

  private func checkTarget(of program: URL) throws {
    let answer = try JSONDecoder().decode(
      TargetInfo.self,
      from: swift.output(["-print-target-info", "-target", Self.triple]))
    let library = URL(filePath: answer.paths.runtimeResourcePath)
      .appending(path: "embedded/Swift.swiftmodule/\(Self.triple).swiftmodule")
    guard FileManager.default.fileExists(atPath: library.path) else {
      throw SiteFault(
        """
        the toolchain of \(program.path) does not compile for WebAssembly; \
        Xcode's does not, those of https://www.swift.org/install (6.3 or \
        later) do
        """)
    }
  }

  /// The C library, in one of the folders that the linker will look in.
  private func checkLibrary() throws {
    let folders = try JSONDecoder().decode(
      Toolset.self, from: Data(contentsOf: toolset)
    ).linker.extraCLIOptions.filter { $0.hasPrefix("-L") }
      .map { $0.dropFirst(2) }
    guard
      folders.contains(where: {
        FileManager.default.fileExists(atPath: "\($0)/libc.a")
      })
    else {
      throw SiteFault(
        """
        no C library for WebAssembly (libc.a) in \
        \(folders.joined(separator: ", ")); on Debian: apt-get install \
        wasi-libc, on a Mac: brew install wasi-libc
        """)
    }
  }

  /// What the compiler says of itself.
  private struct TargetInfo: Decodable {
    struct Paths: Decodable { let runtimeResourcePath: String }
    let paths: Paths
  }

  /// What is read of a toolset.
  private struct Toolset: Decodable {
    struct Linker: Decodable { let extraCLIOptions: [String] }
    let linker: Linker
  }
}
