/// Why a photo file cannot be shown, in one sentence that names the file.
package struct PhotoFileError: Error, Equatable, CustomStringConvertible {
  /// Whether the file is missing altogether, as opposed to wrong.
  package let isMissing: Bool
  /// The sentence, for example `photos.json: [3].thumbURL is missing`.
  package let description: String

  init(file: String, _ reason: String, isMissing: Bool = false) {
    self.isMissing = isMissing
    description = "\(file): \(reason)"
  }

  /// Puts what the decoder found into words.
  init(file: String, _ error: DecodingError) {
    func path(_ context: DecodingError.Context) -> String {
      JSONPath.string(context.codingPath)
    }
    let reason: String
    switch error {
    case .keyNotFound(let key, let context):
      reason = JSONPath.string(context.codingPath + [key]) + " is missing"
    case .valueNotFound(_, let context), .typeMismatch(_, let context),
      .dataCorrupted(let context):
      if context.codingPath.isEmpty {
        reason = "the file must hold an array of photos"
      } else if case .valueNotFound = error {
        reason = "\(path(context)) is null"
      } else if case .typeMismatch(let type, _) = error {
        let wanted = type == String.self ? "a string" : "an object"
        reason = "\(path(context)) is not \(wanted)"
      } else {
        reason = "\(path(context)) \(context.debugDescription)"
      }
    @unknown default:
      reason = "cannot be decoded"
    }
    self.init(file: file, reason)
  }
}
