/// Paints one built-in picture: a sky, a landscape and the picture's index.
///
/// A picture is a few flat layers in one palette. There are no filters, masks
/// or clips, so that a browser draws one quickly while the page scrolls by
/// hundreds of them.
struct PicturePainter {
  let picture: BuiltInPicture
  let palette: Palette
  let width: Double
  let height: Double
  var random: SplitMix64
  var shapes = ""

  init(_ picture: BuiltInPicture) {
    self.picture = picture
    palette = picture.palette
    width = Double(picture.width)
    height = Double(picture.height)
    random = SplitMix64(seed: UInt64(truncatingIfNeeded: picture.index))
  }

  /// Returns the finished document.
  mutating func paint() -> String {
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
    let size = "width=\"\(picture.width)\" height=\"\(picture.height)\""
    let box = "viewBox=\"0 0 \(picture.width) \(picture.height)\""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" \(size) \(box)>\
      <title>Picture \(picture.index)</title>\(shapes)</svg>
      """
  }

  /// Whether the sky is dark enough for stars.
  var isNight: Bool { palette.sky[0].value >> 8 & 0xFF < 0x30 }

  private mutating func paintSky() {
    let stops = zip(["0", ".6", "1"], palette.sky)
      .map { "<stop offset=\"\($0)\" stop-color=\"\($1.hex)\"/>" }
    shapes += "<linearGradient id=\"s\" x2=\"0\" y2=\"1\">" + stops.joined()
    shapes += "</linearGradient><path fill=\"url(#s)\" d=\"M0 0"
    shapes += "H\(picture.width)V\(picture.height)H0Z\"/>"
    if isNight {
      paintStars()
    }
  }

  private mutating func paintStars() {
    var path = ""
    for _ in 0..<7 {
      path += "M\(across(0.02...0.98)) \(down(0.02...0.5))h0"
    }
    shapes += "<path stroke=\"#fff\" opacity=\".7\" "
    shapes += "stroke-linecap=\"round\" stroke-width=\"\(px(width / 190))\" "
    shapes += "d=\"\(path)\"/>"
  }

  /// Writes the index, always at the same place.
  ///
  /// But for very wide pictures it is in the same proportion to the width too:
  /// in a grid of lanes the numbers then form a calm pattern.
  private mutating func paintIndex() {
    shapes += "<text x=\"\(px(textEdge))\" y=\"\(px(height - textEdge))\" "
    shapes += "font-family=\"system-ui,sans-serif\" font-weight=\"700\" "
    shapes += "font-size=\"\(px(textSize))\" fill=\"#fff\">"
    shapes += "\(picture.index)</text>"
  }

  private var textSize: Double { min(width * 0.135, height * 0.2) }

  private var textEdge: Double { min(width * 0.065, height * 0.09) }

  /// The y at which the near, dark ground starts: above the figures, which are
  /// 0.73 times as high as the font is large.
  var near: Double { height * 0.95 - textEdge - textSize * 0.73 }

  // MARK: Numbers

  /// Rounds to whole pixels: nobody sees more, and it halves the document.
  func px(_ value: Double) -> Int {
    Int(value.rounded())
  }

  /// Returns an x at a random share of the width.
  mutating func across(_ range: ClosedRange<Double>) -> Int {
    px(random.number(in: range) * width)
  }

  /// Returns a y at a random share of the height.
  mutating func down(_ range: ClosedRange<Double>) -> Int {
    px(random.number(in: range) * height)
  }

  /// How large a thing looks: a length that suits wide and tall pictures alike.
  var unit: Double { (width * height).squareRoot() }
}
