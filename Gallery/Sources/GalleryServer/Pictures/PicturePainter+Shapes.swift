/// The shapes from which the scenes are put together.
extension PicturePainter {
  /// Paints a closed shape in one colour.
  mutating func fill(_ path: String, _ color: RGB, opacity: String = "") {
    shapes += "<path fill=\"\(color.hex)\""
    if !opacity.isEmpty {
      shapes += " opacity=\"\(opacity)\""
    }
    shapes += " d=\"\(path)\"/>"
  }

  /// Paints the sun or the moon with two rings of glow.
  mutating func paintLight(x: Double, y: Double, radius: Double) {
    shapes += "<g fill=\"\(palette.light.hex)\">"
    for (scale, opacity) in [(2.3, ".14"), (1.55, ".24"), (1.0, "")] {
      shapes += "<circle cx=\"\(px(x))\" cy=\"\(px(y))\" "
      shapes += "r=\"\(px(radius * scale))\""
      shapes += opacity.isEmpty ? "/>" : " opacity=\"\(opacity)\"/>"
    }
    shapes += "</g>"
  }

  /// Paints ground whose upper edge is a smooth wave around `level`.
  ///
  /// Tangents are horizontal at every node, so the curve never leaves the band
  /// of `swing` above and below the level.
  mutating func paintWave(
    level: Double, swing: Double, nodes: Int, _ color: RGB
  ) {
    let step = width / Double(nodes)
    let first = px(level + random.number(in: -swing...swing))
    var path = "M0 \(first)"
    var side = random.below(2) == 0 ? 1.0 : -1.0
    for node in 1...nodes {
      let x = step * Double(node)
      let y = px(level + side * swing * random.number(in: 0.35...1))
      let middle = px(x - step / 2)
      path +=
        node == 1
        ? "C\(middle) \(first) \(middle) \(y) \(px(x)) \(y)"
        : "S\(middle) \(y) \(px(x)) \(y)"
      side = -side
    }
    fill(path + "V\(picture.height)H0Z", color)
  }

  /// Paints a rocky ridge: peaks of random height with a shoulder on each side.
  mutating func paintRidge(
    level: Double, swing: Double, peaks: Int, _ color: RGB
  ) {
    let step = width / Double(peaks)
    var x = -step * random.number(in: 0.2...0.8)
    var outline = Outline(x: x, y: level)
    for _ in 0...peaks {
      let rise = swing * random.number(in: 0.45...1)
      let shoulder = random.number(in: 0.3...0.55)
      let nearer = x + step * random.number(in: 0.2...0.32)
      outline.line(x: nearer, y: level - rise * shoulder)
      outline.line(x: x + step * 0.5, y: level - rise)
      outline.line(x: x + step * 0.72, y: level - rise * 0.5)
      x += step
      outline.line(x: x, y: level - swing * 0.12)
    }
    fill(outline.path + "V\(picture.height)H0Z", color)
  }

  /// Paints a row of firs that stand side by side on gently rolling ground.
  mutating func paintFirs(
    level: Double, tall: Double, count: Int, _ color: RGB
  ) {
    let step = width / Double(count)
    var outline = Outline(x: 0, y: level)
    var x = 0.0
    while x < width {
      let spread = step * random.number(in: 0.75...1.25)
      let rise = tall * random.number(in: 0.55...1)
      let foot = level + tall * random.number(in: -0.16...0.16)
      outline.line(x: x + spread / 2, y: foot - rise)
      x += spread
      outline.line(x: x, y: foot)
    }
    fill(outline.path + "V\(picture.height)H0Z", color)
  }

  /// Paints two birds that cross the sky.
  mutating func paintBirds() {
    let x = random.number(in: 0.15...0.6) * width
    let y = random.number(in: 0.12...0.28) * height
    let wing = width / 38
    var path = ""
    for (dx, dy) in [(0.0, 0.0), (3.4, -1.2)] {
      let half = px(wing)
      path += "M\(px(x + dx * wing)) \(px(y + dy * wing))"
      path += "q\(half / 2) -\(half * 3 / 4) \(half) 0"
      path += "q\(half / 2) -\(half * 3 / 4) \(half) 0"
    }
    shapes += "<path fill=\"none\" stroke=\"\(palette.ground[3].hex)\" "
    shapes += "opacity=\".55\" stroke-width=\"\(px(width / 220))\" "
    shapes += "d=\"\(path)\"/>"
  }
}
