/// One element of a photo file, as it stands there.
///
/// An address is required. A size that makes no sense is not an error: the
/// photo is still worth showing, so what is wrong with it is only remembered.
struct ListedPhoto: Decodable {
  let thumbURL: String
  let title: String
  let width: Float
  let height: Float
  /// What is wrong with the size, for example `[3].width is -5`; else nil.
  let sizeProblem: String?

  /// The largest width or height that is taken seriously, in pixels.
  static let largestLength = 1_000_000.0

  private enum CodingKeys: String, CodingKey {
    case thumbURL, width, height, title
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    thumbURL = try values.decode(String.self, forKey: .thumbURL)
    if thumbURL.isEmpty {
      throw DecodingError.dataCorruptedError(
        forKey: .thumbURL, in: values, debugDescription: "is empty")
    }
    title = (try? values.decodeIfPresent(String.self, forKey: .title)) ?? ""
    let size = (try? values.decode(Double.self, forKey: .width))
      .flatMap { width in
        (try? values.decode(Double.self, forKey: .height)).map { (width, $0) }
      }
    if let (width, height) = size, Self.isLength(width), Self.isLength(height) {
      self.width = Float(width)
      self.height = Float(height)
      sizeProblem = nil
    } else {
      width = 100
      height = 100
      let key: CodingKeys =
        Self.isLength(at: .width, in: values) ? .height : .width
      sizeProblem =
        JSONPath.string(decoder.codingPath + [key]) + " "
        + Self.description(of: key, in: values)
    }
  }

  private static func isLength(_ value: Double) -> Bool {
    // False for NaN too. The lower bound keeps the ratio within a Float.
    value >= 1 / largestLength && value <= largestLength
  }

  private static func isLength(
    at key: CodingKeys, in values: KeyedDecodingContainer<CodingKeys>
  ) -> Bool {
    (try? values.decode(Double.self, forKey: key)).map(isLength) ?? false
  }

  private static func description(
    of key: CodingKeys, in values: KeyedDecodingContainer<CodingKeys>
  ) -> String {
    if !values.contains(key) {
      return "is missing"
    }
    if (try? values.decodeNil(forKey: key)) ?? false {
      return "is null"
    }
    if let number = try? values.decode(Double.self, forKey: key) {
      return "is \(Int(exactly: number).map(String.init) ?? "\(number)")"
    }
    if let text = try? values.decode(String.self, forKey: key) {
      let start = text.prefix(40)
      return "is the text \"\(start)\(start.count < text.count ? "…" : "")\""
    }
    if let flag = try? values.decode(Bool.self, forKey: key) {
      return "is \(flag)"
    }
    return "is not a number in range"
  }
}
