/// The shapes from which the scenes are put together.
extension PicturePainter {
  /// Paints the sun or the moon with two rings of glow.
  mutating func paintLight(x: Double, y: Double, radius: Double) {
    for (scale, opacity) in [(2.3, 0.14), (1.55, 0.24), (1.0, 1)] {
      var disc = PicturePath()
      disc.addEllipse(Point(x, y), Point(radius * scale, radius * scale))
      canvas.fill(disc, palette.light, opacity: opacity)
    }
  }

  /// Paints all that is below an outline from border to border.
  mutating func fillBelow(_ outline: PicturePath, _ color: RGB) {
    var ground = outline
    ground.line(x: ground.current.x, y: height)
    ground.line(x: 0, y: height)
    canvas.fill(ground, color)
  }

  /// Paints level ground or water.
  mutating func fillBelow(_ level: Double, _ color: RGB) {
    var shore = PicturePath(x: 0, y: level)
    shore.line(x: width, y: level)
    fillBelow(shore, color)
  }

  /// Paints ground whose upper edge is a smooth wave around `level`.
  ///
  /// Tangents are horizontal at every node, so the curve never leaves the band
  /// of `swing` above and below the level.
  mutating func paintWave(
    level: Double, swing: Double, nodes: Int, _ color: RGB
  ) {
    let step = width / Double(nodes)
    var path = PicturePath(x: 0, y: level + random.number(in: -swing...swing))
    var side = random.below(2) == 0 ? 1.0 : -1.0
    for node in 1...nodes {
      let x = step * Double(node)
      let y = level + side * swing * random.number(in: 0.35...1)
      let middle = x - step / 2
      path.curve(
        Point(middle, path.current.y), Point(middle, y), to: Point(x, y))
      side = -side
    }
    fillBelow(path, color)
  }

  /// Paints a rocky ridge: peaks of random height with a shoulder on each side.
  mutating func paintRidge(
    level: Double, swing: Double, peaks: Int, _ color: RGB
  ) {
    let step = width / Double(peaks)
    var x = -step * random.number(in: 0.2...0.8)
    var outline = PicturePath(x: x, y: level)
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
    fillBelow(outline, color)
  }

  /// Paints a row of firs that stand side by side on gently rolling ground.
  mutating func paintFirs(
    level: Double, tall: Double, count: Int, _ color: RGB
  ) {
    let step = width / Double(count)
    var outline = PicturePath(x: 0, y: level)
    var x = 0.0
    while x < width {
      let spread = step * random.number(in: 0.75...1.25)
      let rise = tall * random.number(in: 0.55...1)
      let foot = level + tall * random.number(in: -0.16...0.16)
      outline.line(x: x + spread / 2, y: foot - rise)
      x += spread
      outline.line(x: x, y: foot)
    }
    fillBelow(outline, color)
  }

  /// Paints two birds that cross the sky.
  mutating func paintBirds() {
    let x = random.number(in: 0.15...0.6) * width
    let y = random.number(in: 0.12...0.28) * height
    let wing = width / 38
    var birds = PicturePath()
    for (dx, dy) in [(0.0, 0.0), (3.4, -1.2)] {
      var curve = PicturePath(x: x + dx * wing, y: y + dy * wing)
      for _ in 0..<2 {
        curve.quadStep(wing / 2, -wing * 0.75, wing, 0)
      }
      birds.addStroke(
        curve.edges.map(\.from) + [curve.current], width: width / 220)
    }
    canvas.fill(birds, palette.ground[3], opacity: 0.55)
  }
}
