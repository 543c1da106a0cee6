import Foundation

/// The frames of one section by the plainest of rules, for comparison.
///
/// Spacings are the same in both directions; insets are the same on all sides.
struct NaiveLayout {
  var width: CGFloat
  var inset: CGFloat = 0
  var spacing: CGFloat = 0

  /// Each item below the lane that ends first, the leftmost of several.
  func waterfall(lanes: Int, heights: [CGFloat]) -> [CGRect] {
    let gaps = CGFloat(lanes - 1) * spacing
    let breadth = (width - 2 * inset - gaps) / CGFloat(lanes)
    var ends: [CGFloat?] = Array(repeating: nil, count: lanes)
    return heights.map { height in
      let tops = ends.map { $0.map { $0 + spacing } ?? inset }
      var lane = 0
      for other in 1..<max(lanes, 1) where tops[other] < tops[lane] {
        lane = other
      }
      ends[lane] = tops[lane] + height
      return CGRect(
        x: inset + CGFloat(lane) * (breadth + spacing), y: tops[lane],
        width: breadth, height: height)
    }
  }

  /// One item below the other.
  func list(heights: [CGFloat]) -> [CGRect] {
    var top = inset
    return heights.map { height in
      defer { top += height + spacing }
      return CGRect(
        x: inset, y: top, width: width - 2 * inset, height: height)
    }
  }

  /// Lines packed at their start, each as high as its highest item, items at
  /// the top of their line.
  func flow(sizes: [CGSize]) -> [CGRect] {
    var (x, y, lineHeight) = (inset, inset, CGFloat.zero)
    return sizes.map { size in
      if x > inset, x + size.width > width - inset + 0.001 {
        (x, y) = (inset, y + lineHeight + spacing)
        lineHeight = 0
      }
      defer { x += size.width + spacing }
      lineHeight = max(lineHeight, size.height)
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }

  /// Rows that take items as long as they have room at a height, and then fill
  /// the width; the last one keeps that height.
  func justified(sizes: [CGSize], rowHeight: CGFloat) -> [CGRect] {
    let line = width - 2 * inset
    var rows: [[CGSize]] = []
    var room: CGFloat = 0
    for size in sizes {
      let natural = rowHeight * size.width / size.height
      if !rows.isEmpty, spacing + natural <= room {
        rows[rows.count - 1].append(size)
        room -= spacing + natural
      } else {
        rows.append([size])
        room = line - natural
      }
    }
    var frames: [CGRect] = []
    var y = inset
    for (number, row) in rows.enumerated() {
      let shapes = row.map { $0.width / $0.height }
      let gaps = CGFloat(row.count - 1) * spacing
      var height = (line - gaps) / shapes.reduce(0, +)
      if number == rows.count - 1 { height = min(height, rowHeight) }
      var x = inset
      for shape in shapes {
        frames.append(CGRect(x: x, y: y, width: height * shape, height: height))
        x += height * shape + spacing
      }
      y += height + spacing
    }
    return frames
  }

  /// The length of content that ends with the lowest of some frames.
  func length(_ frames: [CGRect]) -> CGFloat {
    (frames.map(\.maxY).max() ?? inset) + inset
  }

  /// The same for people who read from right to left.
  func mirrored(_ frames: [CGRect]) -> [CGRect] {
    frames.map { frame in
      CGRect(
        x: width - frame.maxX, y: frame.minY, width: frame.width,
        height: frame.height)
    }
  }

  /// The places in a list of frames that show in part between two heights.
  static func visible(
    _ frames: [CGRect], from top: CGFloat, to bottom: CGFloat
  ) -> [Int] {
    frames.indices.filter {
      frames[$0].maxY > top && frames[$0].minY < bottom
    }
  }
}

/// Whether frames are the same, up to what rounding does to their edges.
func agree(
  _ frames: [CGRect], _ expected: [CGRect], within tolerance: CGFloat = 0.01
) -> Bool {
  frames.count == expected.count
    && zip(frames, expected).allSatisfy { one, other in
      abs(one.minX - other.minX) <= tolerance
        && abs(one.minY - other.minY) <= tolerance
        && abs(one.maxX - other.maxX) <= tolerance
        && abs(one.maxY - other.maxY) <= tolerance
    }
}
