import Foundation
import LayoutDescription
import WaterflowLayout

/// What `waterflow layout` prints for a description, as the tool's own tests
/// have recorded and compare it.
package struct RecordedFrames: Decodable {
  /// An item or a background.
  package struct Box: Decodable {
    package var section: Int
    package var item: Int?
    package var frame: [Double]
  }

  /// A header or a footer.
  package struct Bar: Decodable {
    package var section: Int
    package var frame: [Double]
    package var rest: [Double]
    package var pinned: Bool
  }

  package struct Extent: Decodable {
    package var width: Double
    package var height: Double
  }

  private struct Shown: Decodable {
    var kind: String
    var section: Int
    var item: Int
  }

  package var contentSize: Extent
  package var items: [Box]
  package var headers: [Bar]
  package var footers: [Bar]
  package var backgrounds: [Box]
  private var visible: [Shown]

  /// A word that names no kind of element.
  private struct UnknownKind: Error {
    var word: String
  }

  /// What shows at the described offset, in order.
  package func shown() throws -> [ElementID] {
    let kinds: [String: ElementKind] = [
      "header": .header, "item": .item, "footer": .footer,
      "background": .background,
    ]
    return try visible.map {
      guard let kind = kinds[$0.kind] else { throw UnknownKind(word: $0.kind) }
      return ElementID(kind: kind, section: $0.section, item: $0.item)
    }
  }

  // MARK: - Files

  private static let folder = "Gallery/Tests/WaterflowToolTests/Recorded"

  /// The names of all recordings.
  package static let names: [String] = Repository.files(folder, ".spec.json")
    .map { String($0.dropLast(".spec.json".count)) }

  /// Reads a description and what was printed for it.
  package static func read(
    _ name: String
  ) throws -> (spec: LayoutDescription, frames: RecordedFrames) {
    let spec = try Repository.contents("\(folder)/\(name).spec.json")
    let frames = try Repository.contents("\(folder)/\(name).frames.json")
    return (
      try LayoutDescription.read([UInt8](spec)),
      try JSONDecoder().decode(RecordedFrames.self, from: frames)
    )
  }
}
