import Timeline

/// The pictures that are made of a photo.
enum PictureSize: Hashable, Sendable {
  /// So many pixels high.
  case thumbnail(Int)
  /// For a whole window.
  case preview

  /// The longest side of a preview whose other side is no less than `leastSide`.
  static let longestSide = 2_560

  /// The least side of one where its photo has that, as of a long screenshot.
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

  /// The word for that of a photo in a file's name.
  func word(of photo: IndexedPhoto) -> String {
    switch self {
    case .thumbnail(let height): return String(height)
    case .preview:
      let side = box(of: photo).width
      return side == Self.longestSide ? "preview" : "preview-\(side)"
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
