/// Where items come from that are added to a flow.
enum FlowSource {
  case sizes([FlowSize])
  /// All items of another body.
  case body(FlowBody)

  var count: Int {
    switch self {
    case .sizes(let sizes): sizes.count
    case .body(let body): body.count
    }
  }

  /// Writes all sizes to a place.
  func write(to place: UnsafeMutablePointer<FlowSize>) {
    switch self {
    case .sizes(let sizes):
      sizes.withUnsafeBufferPointer {
        if let sizes = $0.baseAddress {
          place.initialize(from: sizes, count: $0.count)
        }
      }
    case .body(let body):
      var place = place
      for block in body.blocks {
        place.initialize(from: block.sizes, count: block.count)
        place += block.count
      }
    }
  }
}
