import Foundation
import PackagePlugin

/// What was asked for on the command line.
struct SiteOptions {
  static let help = """
    USAGE: swift package --allow-writing-to-package-directory waterflow-site \
    [options]

    Compiles executable products for WebAssembly and puts the modules, \
    Waterflow's
    JavaScript and the files of the page into one folder.

      --product NAME  a product to build, again for each; all unless given
      --pages DIR     the files of the page (default: Public), hidden ones, too,
                      unless the package is in there
      --output DIR    the folder to make, anew each time: what was added to it
                      is gone (default: dist)
      --serve         serve the folder on this machine until interrupted
      --port N        where; 8000, or a free one, unless given
      --help          print this
    """

  /// The names of the products to build.
  let products: [String]
  let pages: URL
  let output: URL
  let serves: Bool
  /// Nil leaves the choice to the server.
  let port: UInt16?
  let asksForHelp: Bool

  /// Those that are nothing without a value.
  private static let valued = ["product", "pages", "output", "port"]

  init(_ words: [String], in package: Package) throws {
    try Self.checkValues(words)
    var words = ArgumentExtractor(words)
    asksForHelp = words.extractFlag(named: "help") > 0
    serves = words.extractFlag(named: "serve") > 0
    let products = words.extractOption(named: "product")
    let pages = words.extractOption(named: "pages").last ?? "Public"
    let output = words.extractOption(named: "output").last ?? "dist"
    let port = words.extractOption(named: "port").last
    if let first = words.remainingArguments.first {
      throw SiteFault("'\(first)' is not understood\n\(Self.help)")
    }
    self.pages =
      URL(
        filePath: pages, directoryHint: .isDirectory,
        relativeTo: package.directoryURL
      ).standardizedFileURL
    self.output =
      URL(
        filePath: output, directoryHint: .isDirectory,
        relativeTo: package.directoryURL
      ).standardizedFileURL
    self.port = try port.map {
      guard let number = UInt16($0) else {
        throw SiteFault("'\($0)' is no port; give a number up to 65535")
      }
      return number
    }
    self.products =
      asksForHelp ? [] : try Self.known(products, of: package)
  }

  /// Refuses an option whose value was forgotten, which would not count.
  private static func checkValues(_ words: [String]) throws {
    for (index, word) in words.enumerated() {
      guard
        let name = valued.first(where: {
          "--\($0)" == word || "--\($0)=" == word
        })
      else { continue }
      let next = words.dropFirst(index + 1).first
      if word.hasSuffix("=") || next?.hasPrefix("--") ?? true {
        throw SiteFault("'--\(name)' has no value\n\(help)")
      }
    }
  }

  /// Checks the names of products; takes all of a package if there are none.
  private static func known(
    _ names: [String], of package: Package
  ) throws -> [String] {
    let all = package.products(ofType: ExecutableProduct.self).map(\.name)
    guard !all.isEmpty else {
      throw SiteFault(
        """
        the package '\(package.displayName)' has no executable product; a \
        page is one:
        .executableTarget(name: "App", dependencies: [.product(name: \
        "WaterflowWeb", package: "waterflow")])
        """)
    }
    for name in names where !all.contains(name) {
      throw SiteFault(
        """
        the package '\(package.displayName)' has no executable product \
        '\(name)'; it has \(all.sorted().joined(separator: ", "))
        """)
    }
    var seen: Set<String> = []
    return names.isEmpty ? all : names.filter { seen.insert($0).inserted }
  }
}
