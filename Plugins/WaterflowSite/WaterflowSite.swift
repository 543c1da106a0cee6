import Foundation
import PackagePlugin

/// Builds a page: the modules of a package's products, the JavaScript that
/// starts them, and the files of the page, in one folder.
@main
struct WaterflowSite: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    endWithSwiftPM()
    do {
      try run(in: context, with: arguments)
    } catch let fault as SiteFault {
      Diagnostics.error(fault.message)
    }
  }

  /// Ends this process, and with it what it serves, when nobody is left to hear
  /// of it: an interrupted SwiftPM leaves a plugin running.
  private func endWithSwiftPM() {
    let parent = getppid()
    Thread.detachNewThread {
      while getppid() == parent { Thread.sleep(forTimeInterval: 0.5) }
      exit(0)
    }
  }

  private func run(in context: PluginContext, with words: [String]) throws {
    let options = try SiteOptions(words, in: context.package)
    guard !options.asksForHelp else { return say(SiteOptions.help) }
    let library = try WaterflowPackage(in: context.package)
    let pages = try PageFiles(
      in: options.pages, of: context.package.directoryURL,
      without: options.output, beside: library)
    let folder = try SiteFolder(options.output)
    let toolchain = try Toolchain(context: context, library: library)

    let modules = try toolchain.build(
      options.products, of: context.package,
      in: context.pluginWorkDirectoryURL.appending(path: "build"))
    try folder.fill { staging in
      try pages.copy(to: staging)
      for file in try library.scripts() {
        try FileManager.default.copyItem(
          at: file, to: staging.appending(path: file.lastPathComponent))
      }
      for module in modules {
        let name = module.lastPathComponent
        let result = staging.appending(path: name)
        try library.optimise(module, into: result)
        say("\(name): \(try Data(contentsOf: result).count) bytes")
      }
    }
    say(options.output.path)
    if options.serves { try library.serve(options.output, at: options.port) }
  }
}

/// Tells people something at once.
func say(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}
