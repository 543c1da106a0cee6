/// The way it is usually done: doubles, one object an item that holds its
/// frame, a linear scan for the shortest lane, and all frames looked at to
/// find what is visible.
final class NaiveWaterfall {
  final class Frame {
    let x: Double
    let y: Double
    let width: Double
    let height: Double

    init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  private(set) var frames: [Frame] = []
  private var bottoms: [Double]

  init(width: Double, lanes: Int, spacing: Double, heights: [Double]) {
    bottoms = Array(repeating: 0, count: lanes)
    frames.reserveCapacity(heights.count)
    let laneWidth = (width - Double(lanes - 1) * spacing) / Double(lanes)
    for height in heights {
      var shortest = 0
      for lane in 1..<lanes where bottoms[lane] < bottoms[shortest] {
        shortest = lane
      }
      let y = bottoms[shortest]
      frames.append(
        Frame(
          x: Double(shortest) * (laneWidth + spacing), y: y, width: laneWidth,
          height: height))
      bottoms[shortest] = y + height + spacing
    }
  }

  /// The length of all content.
  var length: Double { bottoms.max() ?? 0 }

  /// Collects the frames between two positions.
  func query(from top: Double, to bottom: Double, into result: inout [Frame]) {
    result.removeAll(keepingCapacity: true)
    for frame in frames where frame.y < bottom && frame.y + frame.height > top {
      result.append(frame)
    }
  }
}
