/// The values of one figure in all runs.
struct Sample {
  var values: [Double] = []

  var median: Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return .nan }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1
      ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  /// The distance between the smallest and the largest value.
  var spread: Double { (values.max() ?? 0) - (values.min() ?? 0) }

  /// The ratios to another sample of the same runs.
  func ratios(to other: Sample) -> Sample {
    Sample(values: zip(values, other.values).map { $0 / $1 })
  }
}
