import StrictJSON
import WaterflowLayout

/// A layout as a JSON document describes it: what `waterflow layout` reads.
///
///     let description = try LayoutDescription.read(bytes)
///     let described = try description.layOut()
///     print(described.layout.contentSize)
package struct LayoutDescription {
  var viewport = LayoutSize.zero
  var axis = LayoutAxis.vertical
  var direction = LayoutDirection.leftToRight
  var scale = 0.0
  var contentInsets = Insets.zero
  var contentOffset = LayoutPoint(x: 0, y: 0)
  var overscan = 0.0
  var minimumContentLength = 0.0
  var pinning: PinningDescription?
  var sectionDisplacement: SectionDisplacement?
  var sections: [SectionDescription] = []
  /// What was brought into range while reading, one line each.
  var warnings: [String] = []

  /// Reads a description.
  ///
  /// - Parameter bytes: the document, in UTF-8.
  /// - Returns: the description, which may still not fit when it is laid out.
  /// - Throws: `JSONFault` for the first thing that is wrong.
  /// - Complexity: O(bytes).
  package static func read(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(JSONFault) -> LayoutDescription {
    let description = try JSONReader.read(bytes) {
      reader throws(JSONFault) in
      try LayoutDescription(from: &reader)
    }
    try description.checkSections()
    return description
  }

  /// Reads a description from an array; see ``read(_:)``.
  package static func read(
    _ bytes: [UInt8]
  ) throws(JSONFault) -> LayoutDescription {
    // A result, since the method forgets the type of what is thrown.
    try bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(JSONFault) in try read(bytes) }
    }
    .get()
  }

  /// Checks what depends on more than one value.
  private func checkSections() throws(JSONFault) {
    for index in pinning?.sections ?? [] where !sections.indices.contains(index)
    {
      let place = pinning?.sections?.firstIndex(of: index) ?? 0
      throw JSONFault(
        at: "pinning.sections[\(place)]", noSection(index))
    }
    if let first = sectionDisplacement?.firstSection,
      !sections.indices.contains(first)
    {
      throw JSONFault(at: "paging.section", noSection(first))
    }
    for (index, section) in sections.enumerated() {
      try section.checkItems(section: index, axis: axis)
    }
  }

  private func noSection(_ index: Int) -> String {
    let count = sections.count
    let sections = count == 1 ? "1 section" : "\(count) sections"
    return "there is no section \(index), only \(sections)"
  }
}
