import ArgumentParser
import LayoutDescription

/// `waterflow layout`: computes the frames of a described layout.
struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Computes the frames of a layout described in JSON.",
    discussion: """
      Reads a layout description and writes the content size, the frame of \
      every item, header, footer and background, and what is visible, as JSON.
      Documentation/Layouts/description.md has all keys with their values.

      A section's mode is waterfall, justified, flow or list. A justified one \
      says its rowHeight; its breaking is greedy, balanced or even, with \
      shrink (0.6) as the least height of even rows, a fraction of rowHeight; \
      its lastRow is natural, justified (up to stretch, 1.9, times rowHeight) \
      or previous. Of its items' width and height only the ratio counts.

      A mistake in the description ends the tool with exit code 65 and one \
      line on standard error that names the place; nothing is written then. \
      What can be put right, such as a negative spacing or a span of more \
      lanes than there are, is warned about on standard error.
      """
  )

  @OptionGroup var input: SpecificationInput

  func run() throws {
    let described = try input.layOut()
    try Terminal.writing("standard output") {
      try described.writeFrames(to: Terminal.write)
    }
  }
}
