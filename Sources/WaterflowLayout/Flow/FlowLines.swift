/// Lines of items in their own sizes, which wrap where the line is full.
public struct FlowLines: Sendable {
  /// How the items of a line are spread over its width.
  public var distribution: LineDistribution
  /// Where an item stands in a line that is taller.
  public var alignment: LineAlignment

  let makeBody: RowsBody.Maker

  /// Creates lines that wrap.
  public init(
    distribution: LineDistribution = .justified,
    alignment: LineAlignment = .center
  ) {
    self.distribution = distribution
    self.alignment = alignment
    makeBody = { box, lines in
      let box = box.assumingMemoryBound(to: SectionBox.self).pointee
      let lines = lines.assumingMemoryBound(to: FlowLines.self).pointee
      return Unmanaged<RowsBody>.passRetained(
        FlowBody(
          available: box.available, interitem: box.style.interitemSpacing,
          spacing: box.lineSpacing, distribution: lines.distribution,
          alignment: lines.alignment)
      ).toOpaque()
    }
  }
}

extension FlowLines: Equatable {
  /// Returns whether both ask for the same lines.
  public static func == (a: FlowLines, b: FlowLines) -> Bool {
    a.distribution == b.distribution && a.alignment == b.alignment
  }
}
