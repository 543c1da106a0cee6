import Timeline

/// The pictures that are made of a photo.
enum PictureSize: Hashable, Sendable {
  /// So many pixels high.
  case thumbnail(Int)
  /// For a whole window.
  case preview

  /// The longest side of a preview.
  static let longestSide = 2_560

  /// The least side that one has to have where its photo has it, as of a long
  /// screenshot; then the other side may be longer.
  static let leastSide = 640

  /// The least height that serves one that is asked for, and none that is
  /// larger than the photo needs.
  static func thumbnail(forHeight height: Int, of photo: IndexedPhoto) -> Self {
    let wanted = photo.height > 0 ? min(height, photo.height) : height
    let heights = LibraryPicture.heights
    return .thumbnail(heights.first { $0 >= wanted } ?? heights.max() ?? wanted)
  }

  /// The box in which the picture of a photo fits, in pixels; WebP has no more
  /// than 16,383 a side.
  func box(of photo: IndexedPhoto) -> (width: Int, height: Int) {
    switch self {
    case .thumbnail(let height): return (min(16_383, height * 20), height)
    case .preview:
      let (long, short) = (
        Double(max(photo.width, photo.height)),
        Double(min(photo.width, photo.height))
      )
      guard short > 0 else { return (Self.longestSide, Self.longestSide) }
      let needed = long / short * Double(Self.leastSide)
      let side = Int(min(16_383, max(Double(Self.longestSide), needed)))
      return (side, side)
    }
  }

  /// The word for it in a file's name.
  var word: String {
    switch self {
    case .thumbnail(let height): String(height)
    case .preview: "preview"
    }
  }

  /// How good WebP is, from 1 to 100.
  var quality: Int {
    self == .preview ? 82 : 74
  }

  /// How long WebP tries to be short, from 0 to 6.
  var effort: Int {
    self == .preview ? 1 : 2
  }
}
