import Timeline

extension PhotoFault {
  /// The fault in one word or sentence, as the index keeps it.
  var code: String {
    switch self {
    case .unreadable: Self.unreadableCode
    case .tooLarge: Self.tooLargeCode
    case .broken(let reason): reason
    case .missing, .busy: description
    }
  }

  init(code: String) {
    self =
      switch code {
      case Self.unreadableCode: .unreadable
      case Self.tooLargeCode: .tooLarge
      default: .broken(code)
      }
  }

  private static let unreadableCode = "unreadable"
  private static let tooLargeCode = "tooLarge"
}
