/// Paints one built-in picture: a sky, a landscape and the picture's index.
///
/// A picture is a few flat layers in one palette, in the coordinates of the
/// size that the catalogue tells.
struct PicturePainter {
  typealias Point = PicturePath.Point

  let picture: BuiltInPicture
  let palette: Palette
  let width: Double
  let height: Double
  let canvas: PictureCanvas
  var random: SplitMix64

  init(_ picture: BuiltInPicture, on canvas: PictureCanvas) {
    self.picture = picture
    self.canvas = canvas
    palette = picture.palette
    width = Double(picture.width)
    height = Double(picture.height)
    random = SplitMix64(seed: UInt64(truncatingIfNeeded: picture.index))
  }

  /// Paints all of it.
  mutating func paint() {
    paintSky()
    switch random.below(8) {
    case 0, 1: paintHills()
    case 2: paintMountains()
    case 3: paintSea()
    case 4: paintDunes()
    case 5: paintForest()
    case 6: paintBalloons()
    default: paintLake()
    }
    paintIndex()
  }

  /// Whether the sky is dark enough for stars.
  var isNight: Bool { palette.sky[0].value >> 8 & 0xFF < 0x30 }

  private mutating func paintSky() {
    let sky = palette.sky
    canvas.fillRows {
      $0 < 0.6
        ? sky[0].mixed(with: sky[1], share: $0 / 0.6)
        : sky[1].mixed(with: sky[2], share: ($0 - 0.6) / 0.4)
    }
    if isNight {
      paintStars()
    }
  }

  private mutating func paintStars() {
    var stars = PicturePath()
    let size = (width / 190).rounded() / 2
    for _ in 0..<7 {
      stars.addEllipse(
        Point(across(0.02...0.98), down(0.02...0.5)), Point(size, size))
    }
    canvas.fill(stars, RGB(0xFFFFFF), opacity: 0.7)
  }

  /// Writes the index, always at the same place.
  ///
  /// But for very wide pictures it is in the same proportion to the width too:
  /// in a grid of lanes the numbers then form a calm pattern.
  private mutating func paintIndex() {
    canvas.fill(
      PictureDigits.path(
        of: picture.index, at: Point(textEdge, height - textEdge),
        size: textSize),
      RGB(0xFFFFFF))
  }

  private var textSize: Double { min(width * 0.135, height * 0.2) }

  private var textEdge: Double { min(width * 0.065, height * 0.09) }

  /// The y at which the near, dark ground starts: above the figures, which are
  /// 0.73 times as high as the font is large.
  var near: Double { height * 0.95 - textEdge - textSize * 0.73 }

  // MARK: Numbers

  /// Returns an x at a random share of the width.
  mutating func across(_ range: ClosedRange<Double>) -> Double {
    random.number(in: range) * width
  }

  /// Returns a y at a random share of the height.
  mutating func down(_ range: ClosedRange<Double>) -> Double {
    random.number(in: range) * height
  }

  /// How large a thing looks: a length that suits wide and tall pictures alike.
  var unit: Double { (width * height).squareRoot() }
}
