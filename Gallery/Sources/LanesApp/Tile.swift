/// One tile: what tells it from others, and its height in points.
struct Tile {
  let number: Int
  let height: Double
}
