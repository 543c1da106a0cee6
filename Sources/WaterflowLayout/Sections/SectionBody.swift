/// The laid out items of a section.
enum SectionBody {
  case lanes(LaneBody)
  case rows(RowsBody)

  var count: Int {
    switch self {
    case .lanes(let body): body.count
    case .rows(let body): body.count
    }
  }

  var length: Fixed {
    switch self {
    case .lanes(let body): body.length
    case .rows(let body): body.length
    }
  }

  var storageBytes: Int {
    switch self {
    case .lanes(let body): body.storageBytes
    case .rows(let body): body.storageBytes
    }
  }

  /// Returns whether both are one and the same body, not merely equal ones.
  func isSame(as other: SectionBody) -> Bool {
    switch (self, other) {
    case (.lanes(let a), .lanes(let b)): a === b
    case (.rows(let a), .rows(let b)): a === b
    default: false
    }
  }
}
