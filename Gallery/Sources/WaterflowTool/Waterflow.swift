import ArgumentParser

/// The command line tool; every subcommand has a file of its own.
@main
struct Waterflow: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "waterflow",
    abstract: "Shows and measures Waterflow's collection layouts.",
    version: "0.2.0",
    subcommands: [
      GalleryCommand.self, LayoutCommand.self, RenderCommand.self,
    ]
  )
}
