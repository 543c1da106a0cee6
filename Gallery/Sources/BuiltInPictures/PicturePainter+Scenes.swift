/// The scenes. Each ends with a near, dark layer at the bottom, on which the
/// white index stands out in every palette.
extension PicturePainter {
  /// Four rolling hills in front of a sun.
  mutating func paintHills() {
    let x = random.number(in: 0.2...0.8) * width
    let y = random.number(in: 0.26...0.42) * height
    paintLight(x: x, y: y, radius: unit * random.number(in: 0.07...0.11))
    let top = random.number(in: 0.44...0.52)
    for (layer, color) in palette.ground.enumerated() {
      let level = top + (near / height - top) * Double(layer) / 3
      paintWave(
        level: level * height, swing: height * (layer == 3 ? 0.03 : 0.055),
        nodes: 2 + random.below(3), color)
    }
  }

  /// Rocky ridges that fade into the distance.
  mutating func paintMountains() {
    paintLight(
      x: random.number(in: 0.15...0.85) * width,
      y: random.number(in: 0.16...0.28) * height,
      radius: unit * 0.06)
    for layer in 0..<3 {
      paintRidge(
        level: near - (0.2 - 0.09 * Double(layer)) * height,
        swing: height * (0.33 - 0.08 * Double(layer)),
        peaks: 3 + (layer + 1) / 3, palette.ground[layer])
    }
    paintWave(
      level: near, swing: height * 0.03, nodes: 3, palette.ground[3])
  }

  /// A low sun over open water, with a sail.
  mutating func paintSea() {
    let horizon = near - height * random.number(in: 0.25...0.32)
    let x = random.number(in: 0.25...0.75) * width
    let radius = unit * random.number(in: 0.09...0.13)
    paintLight(x: x, y: horizon - radius * 0.3, radius: radius)
    fillBelow(horizon, palette.ground[1])
    paintGlitter(x: x, horizon: horizon, radius: radius)
    let side = x < width / 2 ? 0.76 : 0.24
    paintBoat(x: side * width, y: horizon + height * 0.1, sail: unit * 0.085)
    paintWave(
      level: near - height * 0.07, swing: height * 0.02, nodes: 4,
      palette.ground[2])
    paintWave(
      level: near, swing: height * 0.03, nodes: 3, palette.ground[3])
  }

  /// Wide dunes, each with a side in the light and a side in the shade.
  mutating func paintDunes() {
    paintLight(
      x: random.number(in: 0.2...0.8) * width,
      y: random.number(in: 0.2...0.34) * height,
      radius: unit * random.number(in: 0.07...0.1))
    for layer in 0..<3 {
      let base = near - (0.24 - 0.1 * Double(layer)) * height
      let x = across(layer == 1 ? 0.15...0.4 : 0.55...0.85)
      let y = base - height * random.number(in: 0.08...0.13)
      let color = palette.ground[layer]
      let left = base + height * 0.03
      let right = Point(width, base + height * 0.05)
      let middle = Point((x + width) / 2, right.y)
      var dune = PicturePath(x: 0, y: left)
      dune.quad(around: Point(x * 2 / 3, left), to: Point(x, y))
      dune.quad(around: middle, to: right)
      fillBelow(dune, color)
      var shade = PicturePath(x: x, y: y)
      shade.quad(around: middle, to: right)
      shade.line(x: width, y: height)
      shade.line(x: x * 3 / 4, y: height)
      shade.quad(
        around: Point(x + width * 0.12, (y + height) / 2), to: Point(x, y))
      canvas.fill(
        shade, color.mixed(with: palette.ground[layer + 1], share: 0.55))
    }
    paintWave(
      level: near, swing: height * 0.03, nodes: 2, palette.ground[3])
  }

  /// Firs in the mist, row behind row.
  mutating func paintForest() {
    paintLight(
      x: random.number(in: 0.2...0.8) * width,
      y: random.number(in: 0.2...0.34) * height, radius: unit * 0.075)
    paintWave(
      level: near - height * 0.3, swing: height * 0.05, nodes: 3,
      palette.ground[0].mixed(with: palette.sky[2], share: 0.45))
    for (layer, count) in [15, 11, 9].enumerated() {
      paintFirs(
        level: near - (0.2 - 0.1 * Double(layer)) * height,
        tall: unit * (0.12 + 0.05 * Double(layer)),
        count: count, palette.ground[layer + 1])
    }
  }

  /// Hot-air balloons above hills.
  mutating func paintBalloons() {
    let left = random.below(2) == 0
    paintWave(
      level: near - height * 0.25, swing: height * 0.05, nodes: 3,
      palette.ground[0])
    paintBalloon(
      x: width * (left ? 0.36 : 0.64), y: height * 0.27, radius: unit * 0.125)
    paintBalloon(
      x: width * (left ? 0.76 : 0.24), y: height * 0.4, radius: unit * 0.055)
    for layer in 1...3 {
      paintWave(
        level: near - height * (0.25 - 0.25 * Double(layer) / 3),
        swing: height * (layer == 3 ? 0.03 : 0.045),
        nodes: 2 + random.below(2),
        palette.ground[layer])
    }
  }

  /// A mountain that looks at itself in still water.
  mutating func paintLake() {
    let shore = near - height * random.number(in: 0.23...0.28)
    let x = random.number(in: 0.2...0.8) * width
    let y = random.number(in: 0.14...0.24) * height
    paintLight(x: x, y: y, radius: unit * 0.06)
    if !isNight {
      paintBirds()
    }
    paintRidge(
      level: shore, swing: height * 0.24, peaks: 3, palette.ground[0])
    paintWave(
      level: shore - height * 0.03, swing: height * 0.03, nodes: 4,
      palette.ground[1])
    let water = palette.sky[1].mixed(with: palette.ground[1], share: 0.35)
    fillBelow(shore, water)
    paintGlitter(x: x, horizon: shore, radius: unit * 0.07)
    paintFirs(
      level: near - height * 0.03, tall: unit * 0.1, count: 10,
      palette.ground[2])
    paintWave(
      level: near, swing: height * 0.025, nodes: 3, palette.ground[3])
  }

  /// Lays the light's reflection on water, in strokes that widen and fade.
  private mutating func paintGlitter(
    x: Double, horizon: Double, radius: Double
  ) {
    var path = PicturePath()
    let gap = height * 0.035
    for stroke in 1...4 {
      let half = radius * random.number(in: 0.45...1.15)
      let middle = x + radius * random.number(in: -0.25...0.25)
      let y = horizon + gap * Double(stroke)
      path.addStroke(
        [Point(middle - half, y), Point(middle + half, y)], width: unit / 110)
    }
    canvas.fill(path, palette.light, opacity: 0.5)
  }

  /// Paints two sails above a hull.
  private mutating func paintBoat(x: Double, y: Double, sail: Double) {
    var sails = PicturePath(x: x, y: y)
    sails.step(0, -sail * 1.5)
    sails.step(sail * 0.8, sail * 1.35)
    sails.move(x: x - sail * 0.1, y: y)
    sails.step(0, -sail * 1.2)
    sails.step(-sail * 0.5, sail * 1.1)
    // The two run in opposite directions, but do not meet.
    canvas.fill(sails, palette.light)
    var hull = PicturePath(x: x - sail * 0.7, y: y + sail * 0.1)
    hull.step(sail * 1.6, 0)
    hull.step(-sail * 0.3, sail * 0.28)
    hull.step(-sail, 0)
    canvas.fill(hull, palette.ground[3])
  }

  private mutating func paintBalloon(x: Double, y: Double, radius: Double) {
    let tail = radius * 0.55
    let neck = radius * 0.25
    for (half, color) in [
      (radius, palette.ground[2]), (radius / 2, palette.light),
    ] {
      var bag = PicturePath(x: x - half, y: y)
      bag.arc(Point(x, y), Point(half, radius), from: 180, to: 360)
      bag.quadStep(0, tail, neck - half, 2 * tail)
      bag.step(-2 * neck, 0)
      bag.quadStep(neck - half, -tail, neck - half, -2 * tail)
      canvas.fill(bag, color)
    }
    var basket = PicturePath(x: x - neck, y: y + 2 * tail + neck)
    basket.step(2 * neck, 0)
    basket.step(0, neck)
    basket.step(-2 * neck, 0)
    canvas.fill(basket, palette.ground[3])
  }
}
