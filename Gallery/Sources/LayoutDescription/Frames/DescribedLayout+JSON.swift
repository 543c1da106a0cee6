import WaterflowLayout

extension DescribedLayout {
  /// Writes every frame as a JSON document, one element a line.
  ///
  /// - Parameter sink: takes the document in pieces of about 64 KiB.
  /// - Throws: what `sink` throws.
  /// - Complexity: O(elements), with memory for one piece.
  package func writeFrames<Failure: Error>(
    to sink: @escaping ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var output = TextOutput(sink)
    let size = layout.contentSize
    output.write("{\"contentSize\":{\"width\":")
    output.write(size.width)
    output.write(",\"height\":")
    output.write(size.height)
    output.write("},\n\"items\":[")
    try writeItems(to: &output)
    output.write("],\n\"headers\":[")
    try writeBars(.header, to: &output)
    output.write("],\n\"footers\":[")
    try writeBars(.footer, to: &output)
    output.write("],\n\"backgrounds\":[")
    try writeBackgrounds(to: &output)
    output.write("],\n\"visible\":[")
    try writeVisible(to: &output)
    output.write("]}\n")
    try output.finish()
  }

  private func writeItems<Failure>(
    to output: inout TextOutput<Failure>
  ) throws(Failure) {
    var separator: StaticString = "\n"
    for section in 0..<layout.sectionCount {
      for item in 0..<layout.itemCount(inSection: section) {
        let id = ElementID(kind: .item, section: section, item: item)
        guard let element = layout.element(id, in: viewport) else { continue }
        output.write(separator)
        output.write("{\"section\":")
        output.write(section)
        output.write(",\"item\":")
        output.write(item)
        output.write(",\"lane\":")
        if element.lane < 0 {
          output.write("null")
        } else {
          output.write(Int(element.lane))
        }
        output.write(",\"frame\":")
        output.write(element.frame)
        output.write("}")
        separator = ",\n"
        try output.passOn()
      }
    }
  }

  private func writeBars<Failure>(
    _ kind: ElementKind, to output: inout TextOutput<Failure>
  ) throws(Failure) {
    var separator: StaticString = "\n"
    for section in 0..<layout.sectionCount {
      let id = ElementID(kind: kind, section: section)
      guard let rest = layout.frame(of: id),
        let element = layout.element(id, in: viewport)
      else { continue }
      output.write(separator)
      output.write("{\"section\":")
      output.write(section)
      output.write(",\"frame\":")
      output.write(element.frame)
      output.write(",\"rest\":")
      output.write(rest)
      output.write(
        element.isPinned ? ",\"pinned\":true}" : ",\"pinned\":false}")
      separator = ",\n"
      try output.passOn()
    }
  }

  private func writeBackgrounds<Failure>(
    to output: inout TextOutput<Failure>
  ) throws(Failure) {
    var separator: StaticString = "\n"
    for section in 0..<layout.sectionCount {
      let id = ElementID(kind: .background, section: section)
      guard let element = layout.element(id, in: viewport) else { continue }
      output.write(separator)
      output.write("{\"section\":")
      output.write(section)
      output.write(",\"frame\":")
      output.write(element.frame)
      output.write("}")
      separator = ",\n"
      try output.passOn()
    }
  }

  private func writeVisible<Failure>(
    to output: inout TextOutput<Failure>
  ) throws(Failure) {
    var visible = VisibleElements()
    layout.query(viewport, into: &visible)
    var separator: StaticString = "\n"
    for element in visible.elements {
      output.write(separator)
      output.write("{\"kind\":\"")
      output.write(element.id.kind.word)
      output.write("\",\"section\":")
      output.write(Int(element.id.section))
      output.write(",\"item\":")
      output.write(Int(element.id.item))
      output.write("}")
      separator = ",\n"
      try output.passOn()
    }
  }
}

extension TextOutput {
  /// Writes [x, y, width, height].
  fileprivate mutating func write(_ frame: LayoutRect) {
    write("[")
    write(frame.x)
    write(",")
    write(frame.y)
    write(",")
    write(frame.width)
    write(",")
    write(frame.height)
    write("]")
  }
}

extension ElementKind {
  /// The kind's name in descriptions and drawings.
  var word: StaticString {
    switch self {
    case .header, .contentHeader: "header"
    case .item: "item"
    case .footer: "footer"
    case .background: "background"
    }
  }
}
