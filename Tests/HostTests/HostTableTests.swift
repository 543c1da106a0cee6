import LayoutDescription
import LayoutTable
import Testing
import WaterflowLayout

/// One table of descriptions through three hosts: the view for UIKit, driven
/// on the stand-in, the view for the web, whose records are read as a page
/// reads them, and `waterflow layout`, whose output is recorded.
@MainActor
@Suite("One description, three hosts, the same frames")
struct HostTableTests {
  @Test("There are descriptions")
  func hasDescriptions() {
    #expect(BrowserExpectation.files.count >= 175)
    #expect(RecordedFrames.names.count >= 17)
  }

  @Test(
    "Both views show what a browser computed, page by page",
    arguments: BrowserExpectation.files)
  func browser(file: String) throws {
    let expectation = try BrowserExpectation.read(file)
    let description = expectation.spec
    let expected = expectation.expected
    let hosts = try HostPair(description)
    try expectSameContent(hosts, length: expected.contentLength, within: 1 / 32)
    #expect(hosts.difference == nil)

    var frames = numbered(.item, expected.items, description)
    // What is held is elsewhere than it rests.
    if !description.hasPins {
      frames.merge(bars(description, expected.headers, expected.footers)) {
        first, _ in first
      }
    }
    let seen = walk(hosts, expecting: frames, within: 1 / 32)
    let all = numbered(.item, expected.items, description)
      .merging(bars(description, expected.headers, expected.footers)) {
        first, _ in first
      }
    #expect(seen == reachable(all, in: description, expected.contentLength))

    for scroll in expected.scrolls ?? [] {
      hosts.scroll(to: scroll.offset)
      #expect(hosts.uikit.offset == scroll.offset)
      #expect(hosts.difference == nil, "at \(scroll.offset)")
      let held = bars(description, scroll.headers, scroll.footers)
      expectNear(hosts, held, within: 1 / 32)
    }
  }

  @Test(
    "Both views show what the tool prints, page by page",
    arguments: RecordedFrames.names)
  func tool(name: String) throws {
    let (description, frames) = try RecordedFrames.read(name)
    let hosts = try HostPair(description)
    let size = frames.contentSize
    try expectSameContent(
      hosts,
      length: description.axis == .vertical ? size.height : size.width,
      within: 1e-9)
    #expect(hosts.difference == nil)

    var boxes: [ElementID: [Double]] = [:]
    for item in frames.items {
      let id = ElementID(
        kind: .item, section: item.section, item: item.item ?? 0)
      boxes[id] = item.frame
    }
    for box in frames.backgrounds {
      boxes[ElementID(kind: .background, section: box.section)] = box.frame
    }
    var held: [ElementID: [Double]] = [:]
    var pinned: Set<ElementID> = []
    for (kind, bars) in [
      (ElementKind.header, frames.headers), (.footer, frames.footers),
    ] {
      for bar in bars {
        let id = ElementID(kind: kind, section: bar.section)
        held[id] = bar.frame
        if bar.pinned { pinned.insert(id) }
      }
    }

    let offset =
      description.axis == .vertical
      ? description.contentOffset.y : description.contentOffset.x
    hosts.scroll(to: offset)
    #expect(hosts.uikit.offset == offset)
    #expect(hosts.difference == nil)
    let shown = try frames.shown()
    #expect(Set(hosts.shown.keys) == Set(shown))
    #expect(
      hosts.uikit.visibleItems
        == shown.filter { $0.kind == .item }.map(\.path))
    #expect(hosts.page.pinned == pinned.intersection(shown))
    expectNear(
      hosts, boxes.merging(held) { first, _ in first }, within: 1e-9)

    let still = description.hasPins ? [:] : held
    let seen = walk(
      hosts, expecting: boxes.merging(still) { first, _ in first },
      within: 1e-9)
    #expect(seen == Set(boxes.keys).union(held.keys))
  }

  // MARK: - Comparing

  private func expectSameContent(
    _ hosts: HostPair, length: Double, within distance: Double
  ) throws {
    let description = hosts.description
    // Insets across the axis narrow a view for UIKit, and no other host.
    let insets = description.contentInsets
    let across =
      description.axis == .vertical
      ? [insets.left, insets.right] : [insets.top, insets.bottom]
    try #require(across == [0, 0])
    let viewport = description.viewport
    for size in [hosts.uikit.contentSize, hosts.page.contentSize] {
      let isVertical = description.axis == .vertical
      #expect(
        abs((isVertical ? size.height : size.width) - length) <= distance)
      #expect(
        isVertical
          ? size.width == viewport.width : size.height == viewport.height)
    }
  }

  /// Scrolls through all content, compares both hosts with each other and with
  /// frames, and returns what came into view.
  private func walk(
    _ hosts: HostPair, expecting frames: [ElementID: [Double]],
    within distance: Double
  ) -> Set<ElementID> {
    var seen: Set<ElementID> = []
    for stop in hosts.stops {
      hosts.scroll(to: stop)
      #expect(hosts.difference == nil, "at \(stop)")
      expectNear(hosts, frames, within: distance)
      seen.formUnion(hosts.shown.keys)
    }
    return seen
  }

  private func expectNear(
    _ hosts: HostPair, _ frames: [ElementID: [Double]],
    within distance: Double
  ) {
    for (id, frame) in hosts.shown {
      guard let expected = frames[id] else { continue }
      #expect(
        frame.isNear(expected, within: distance),
        "at \(hosts.uikit.offset) \(id) is at \(frame), not \(expected)")
    }
  }

  /// The elements that some offset shows: all but those without extent at one
  /// of the content's ends, because edges that only touch do not count.
  private func reachable(
    _ frames: [ElementID: [Double]], in description: LayoutDescription,
    _ length: Double
  ) -> Set<ElementID> {
    let axis = description.axis == .vertical ? 1 : 0
    return Set(
      frames.filter { _, frame in
        frame[axis + 2] > 0 || (frame[axis] > 0 && frame[axis] < length)
      }.keys)
  }

  // MARK: - Naming what a browser lists in order

  private func numbered(
    _ kind: ElementKind, _ frames: [[Double]], _ description: LayoutDescription
  ) -> [ElementID: [Double]] {
    let ids = description.sections.enumerated().flatMap { section, content in
      content.items.indices.map {
        ElementID(kind: kind, section: section, item: $0)
      }
    }
    #expect(ids.count == frames.count)
    return Dictionary(uniqueKeysWithValues: zip(ids, frames))
  }

  private func bars(
    _ description: LayoutDescription, _ headers: [[Double]]?,
    _ footers: [[Double]]?
  ) -> [ElementID: [Double]] {
    var result: [ElementID: [Double]] = [:]
    for (kind, frames) in [
      (ElementKind.header, headers ?? []), (.footer, footers ?? []),
    ] {
      let sections = description.sections.indices.filter {
        let style = description.style(ofSection: $0)
        return (kind == .header ? style.header : style.footer) > 0
      }
      #expect(sections.count == frames.count)
      for (section, frame) in zip(sections, frames) {
        result[ElementID(kind: kind, section: section)] = frame
      }
    }
    return result
  }
}
