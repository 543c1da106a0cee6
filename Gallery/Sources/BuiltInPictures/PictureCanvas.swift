/// Pixels that shapes are painted on, with smooth edges.
///
/// For each pixel a shape leaves how much more of it is covered than of its
/// neighbour to the left; adding up along a row then tells all coverages.
final class PictureCanvas {
  let width: Int
  let height: Int
  /// The pixels row by row, as `0x00RRGGBB`.
  private(set) var pixels: [UInt32]
  /// Pixels for each unit of the picture's coordinates.
  private let scale: Double
  /// Changes of coverage; two more a row than there are pixels, for edges at
  /// the right border.
  private var changes: [Float]

  /// Creates a canvas with `scale` pixels to a unit of its coordinates.
  init(width: Int, height: Int, scale: Double) {
    self.width = width
    self.height = height
    self.scale = scale
    pixels = Array(repeating: 0, count: width * height)
    changes = Array(repeating: 0, count: (width + 2) * height)
  }

  /// Paints each row in one colour; it is told the row's place from 0 to 1.
  func fillRows(_ color: (Double) -> RGB) {
    for row in 0..<height {
      let value = color((Double(row) + 0.5) / Double(height)).value
      for at in row * width..<(row + 1) * width { pixels[at] = value }
    }
  }

  /// Paints a shape in one colour.
  func fill(_ path: PicturePath, _ color: RGB, opacity: Double = 1) {
    var path = path
    path.close()
    var first = height
    var last = -1
    changes.withUnsafeMutableBufferPointer { changes in
      for (from, to) in path.edges where from.y != to.y {
        let rows = trace(from * scale, to * scale, changes)
        first = min(first, rows.lowerBound)
        last = max(last, rows.upperBound - 1)
      }
    }
    if first <= last { paint(first...last, color, Float(opacity)) }
  }

  /// Notes what an edge changes; returns the rows that it crosses.
  private func trace(
    _ from: SIMD2<Double>, _ to: SIMD2<Double>,
    _ changes: UnsafeMutableBufferPointer<Float>
  ) -> Range<Int> {
    let isDown = from.y < to.y
    let (upper, lower) = isDown ? (from, to) : (to, from)
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    let top = max(upper.y, 0)
    let bottom = min(lower.y, Double(height))
    guard top < bottom else { return height..<height }
    let rows = Int(top)..<min(Int(bottom.rounded(.up)), height)
    for row in rows {
      let start = max(top, Double(row))
      let end = min(bottom, Double(row + 1))
      let xs = (
        upper.x + (start - upper.y) * slope, upper.x + (end - upper.y) * slope
      )
      spread(
        from: min(xs.0, xs.1), to: max(xs.0, xs.1),
        isDown ? end - start : start - end,
        UnsafeMutableBufferPointer(
          rebasing: changes[row * (width + 2)..<(row + 1) * (width + 2)]))
    }
    return rows
  }

  /// Notes an edge's share of a row, which covers what is to its right.
  private func spread(
    from left: Double, to right: Double, _ cover: Double,
    _ row: UnsafeMutableBufferPointer<Float>
  ) {
    let edge = Double(width)
    let left = min(max(left, 0), edge)
    let right = min(max(right, 0), edge)
    var x = left
    repeat {
      let column = x.rounded(.down)
      let next = min(column + 1, right)
      let share = right > left ? cover * (next - x) / (right - left) : cover
      let own = share * (column + 1 - (x + next) / 2)
      row[Int(column)] += Float(own)
      row[Int(column) + 1] += Float(share - own)
      x = next
    } while x < right
  }

  private func paint(_ rows: ClosedRange<Int>, _ color: RGB, _ opacity: Float) {
    changes.withUnsafeMutableBufferPointer { changes in
      pixels.withUnsafeMutableBufferPointer { pixels in
        for row in rows {
          var sum: Float = 0
          var share: UInt32 = 0
          let start = row * (width + 2)
          for column in 0..<width {
            let change = changes[start + column]
            if change != 0 {
              changes[start + column] = 0
              sum += change
              share = UInt32(min(abs(sum), 1) * opacity * 256 + 0.5)
            }
            if share == 0 { continue }
            let at = row * width + column
            pixels[at] =
              share == 256
              ? color.value : Self.mix(pixels[at], color.value, share)
          }
          changes[start + width] = 0
          changes[start + width + 1] = 0
        }
      }
    }
  }

  /// Mixes two colours; the share of the second one is in 256ths.
  private static func mix(
    _ below: UInt32, _ above: UInt32, _ share: UInt32
  ) -> UInt32 {
    // Red and blue at once: neither reaches into the other.
    let rest = 256 - share
    let outer = (below & 0xFF00FF) * rest + (above & 0xFF00FF) * share
    let inner = (below & 0xFF00) * rest + (above & 0xFF00) * share
    return (outer >> 8 & 0xFF00FF) | (inner >> 8 & 0xFF00)
  }
}
