import ArgumentParser
import Foundation
import LayoutDescription

/// `waterflow render`: draws a described layout.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws a layout described in JSON.",
    discussion: """
      Reads a layout description as `waterflow layout` does and draws the \
      items with their indices, headers, footers, backgrounds and the \
      viewport: short content whole, of long content the viewport and as much \
      again on either side.

      PNG needs rsvg-convert (on Debian the package librsvg2-bin).
      """
  )

  @OptionGroup var input: SpecificationInput

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The picture to write; its name ends with .svg or .png.",
      valueName: "file"))
  var output: String

  func validate() throws {
    guard ["svg", "png"].contains(file.pathExtension) else {
      throw ValidationError("--output must end with .svg or .png.")
    }
  }

  func run() throws {
    let drawing = Drawing(try input.layOut())
    for warning in drawing.warnings {
      Terminal.warn(warning)
    }
    do throws(PictureFailure) {
      if file.pathExtension == "png" {
        try PNGConverter().write(drawing.svg, to: file)
      } else {
        try write(drawing.svg)
      }
    } catch {
      Terminal.fail(error.description)
      throw ExitCode(error.exitCode)
    }
  }

  private var file: URL { URL(fileURLWithPath: output) }

  private func write(_ svg: String) throws(PictureFailure) {
    do {
      try Data(svg.utf8).write(to: file, options: .atomic)
    } catch {
      throw .unwritable(output)
    }
  }
}
