/// Writes items as numbers: index, x, y, width and height of each.
struct ItemWriter {
  /// How many there were, be there room for them or not.
  private(set) var count = 0
  private let numbers: UnsafeMutableBufferPointer<Double>
  private let room: Int
  /// The part of the axis that is asked for, in points.
  private let from: Double
  private let to: Double
  private let bodyStart: Fixed
  private let tracks: LaneTracks
  /// The content's breadth, where it is mirrored.
  private let mirror: Double?

  init(
    _ numbers: UnsafeMutableBufferPointer<Double>, from: Double, to: Double,
    section: Section, space: ContentSpace
  ) {
    self.numbers = numbers
    room = numbers.count / 5
    (self.from, self.to) = (from, to)
    bodyStart = section.bodyStart
    tracks = section.box.tracks
    mirror = space.direction == .rightToLeft ? space.breadth : nil
  }

  @inline(__always) mutating func write(
    _ item: Int, lane: Int, top: Fixed, length: Fixed
  ) {
    let y = (bodyStart + top).points
    let height = length.points
    guard y + height > from && y < to else { return }
    if count < room {
      let place = 5 &* count
      let across = tracks.offset(of: lane)
      numbers[place] = Double(item)
      numbers[place &+ 1] =
        mirror.map { $0 - across - tracks.breadth } ?? across
      numbers[place &+ 2] = y
      numbers[place &+ 3] = tracks.breadth
      numbers[place &+ 4] = height
    }
    count &+= 1
  }
}
