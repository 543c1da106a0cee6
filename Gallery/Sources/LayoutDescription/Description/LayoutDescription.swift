import StrictJSON
import WaterflowLayout

/// A layout as a JSON document describes it: what `waterflow layout` reads.
///
///     let description = try LayoutDescription.read(bytes)
///     let described = try description.layOut()
///     print(described.layout.contentSize)
package struct LayoutDescription {
  package internal(set) var viewport = LayoutSize.zero
  package internal(set) var axis = LayoutAxis.vertical
  package internal(set) var direction = UserInterfaceLayoutDirection.leftToRight
  package internal(set) var scale = 0.0
  package internal(set) var contentInsets = Insets.zero
  package internal(set) var contentOffset = LayoutPoint(x: 0, y: 0)
  package internal(set) var overscan = 0.0
  package internal(set) var minimumContentLength = 0.0
  var pinning: PinningDescription?
  package internal(set) var sectionDisplacement: SectionDisplacement?
  package internal(set) var sections: [SectionDescription] = []
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

  /// How headers and footers are held, where any are.
  package var pinMode: PinMode { pinning?.mode ?? .section }

  /// Whether any header or footer is held.
  package var hasPins: Bool { pinning != nil }

  /// Returns a section's style, with the pins that the document asks for.
  package func style(ofSection index: Int) -> SectionStyle {
    let pins = pinning.map { $0.sections?.contains(index) ?? true } ?? false
    return sections[index].style(
      pinsHeader: pins, pinsFooter: pins && (pinning?.footers ?? false))
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
