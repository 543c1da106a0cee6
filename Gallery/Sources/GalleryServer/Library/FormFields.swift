import Foundation

/// Names and values as a form sends them: `a=1&b=two+words`.
struct FormFields {
  private let fields: [(name: String, value: String)]

  /// Reads a query or the body of a form; what is not UTF-8 is left out.
  init(_ text: some StringProtocol) {
    fields = text.split(separator: "&").compactMap { field in
      let parts = field.split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard
        let name = Self.decoded(parts[0]),
        let value = Self.decoded(parts.count > 1 ? parts[1] : "")
      else { return nil }
      return (name, value)
    }
  }

  /// The value of the first field with a name.
  subscript(name: String) -> String? {
    fields.first { $0.name == name }?.value
  }

  private static func decoded(_ text: some StringProtocol) -> String? {
    String(text.map { $0 == "+" ? " " : $0 }).removingPercentEncoding
  }
}
