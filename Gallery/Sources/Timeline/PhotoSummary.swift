/// What a tile shows of a photo.
package struct PhotoSummary: Sendable, Hashable {
  /// What is known of a photo besides.
  package struct Flags: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The colour is the photo's own.
    package static let colorKnown = Flags(rawValue: 1)
    /// The file cannot be shown.
    package static let broken = Flags(rawValue: 2)
  }

  /// Stands for the file as long as the index lives, and for no other.
  package var id: UInt32
  /// Changes with the file's content.
  package var version: UInt32
  /// The placeholder's colour, `0x00RRGGBB`.
  package var color: UInt32
  /// What is known of it besides.
  package var flags: Flags
  /// The file's name.
  package var name: String
  /// The caption in the file, or as much of it as a tile says; empty without.
  package var caption: String

  /// The most of a caption that a tile says, in characters.
  private static let captionLimit = 200

  /// Creates a summary, with the beginning of a long caption.
  package init(
    id: UInt32, version: UInt32, color: UInt32, flags: Flags, name: String,
    caption: String = ""
  ) {
    self.id = id
    self.version = version
    self.color = color
    self.flags = flags
    self.name = name
    let start = caption.prefix(Self.captionLimit)
    self.caption = start.endIndex < caption.endIndex ? start + "…" : caption
  }
}
