/// The laid out items of a section.
enum SectionBody {
  case lanes(LaneBody)
  case flow(FlowBody)

  var count: Int {
    switch self {
    case .lanes(let body): body.count
    case .flow(let body): body.count
    }
  }

  var length: Fixed {
    switch self {
    case .lanes(let body): body.length
    case .flow(let body): body.length
    }
  }

  var storageBytes: Int {
    switch self {
    case .lanes(let body): body.storageBytes
    case .flow(let body): body.storageBytes
    }
  }

  /// Returns whether both are one and the same body, not merely equal ones.
  func isSame(as other: SectionBody) -> Bool {
    switch (self, other) {
    case (.lanes(let a), .lanes(let b)): a === b
    case (.flow(let a), .flow(let b)): a === b
    default: false
    }
  }
}
