/// A line of the table and an entry of `bench.json`.
struct Figure: Codable {
  var name: String
  var value: Double
  var unit: String
  var spread: Double

  init(_ name: String, _ sample: Sample, unit: String) {
    self.name = name
    value = sample.median
    self.unit = unit
    spread = sample.spread
  }
}

/// What `bench.json` holds.
struct Report: Codable {
  var figures: [Figure]
}
