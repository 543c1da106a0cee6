import LayoutDescription
import LayoutTable
import WaterflowLayout

@testable import WaterflowWeb

/// The view for the web on a page that writes down what it is told.
@MainActor
final class PageHost: DescribedHost {
  private var description: LayoutDescription
  let view: WaterflowWeb.WaterflowView
  private let source: PageSource
  private let page = PageRecorder()
  private var drawn = DrawnPage()
  private var position = 0.0
  private var callsRead = 0

  init(_ description: LayoutDescription) throws {
    self.description = description
    source = PageSource(description)
    page.numbers = [
      "clientWidth": description.viewport.width,
      "clientHeight": description.viewport.height,
    ]
    PageRecorder.current = page
    view = try WaterflowWeb.WaterflowView(
      in: Element("div"), scrollDirection: description.axis,
      direction: description.direction)
    var failure: LayoutError?
    view.didFailWithLayoutError = { failure = $0 }
    view.register(.described) { PageCell() }
    view.dataSource = source
    view.pixelScale = description.scale
    view.overscan = description.overscan
    view.overscanTime = 0
    view.minimumContentLength = description.minimumContentLength
    view.contentInsets = description.contentInsets
    view.pinMode = description.pinMode
    view.sectionDisplacement = description.sectionDisplacement
    view.reloadData()
    if let failure { throw failure }
    follow()
  }

  func reload(_ description: LayoutDescription) {
    self.description = description
    source.description = description
    view.reloadData()
    follow()
  }

  var contentSize: LayoutSize {
    let ends = description.coveredEnds
    let length = drawn.length - ends.first - ends.last
    return description.axis == .vertical
      ? LayoutSize(width: drawn.contentSize.width, height: length)
      : LayoutSize(width: length, height: drawn.contentSize.height)
  }

  var offset: Double { position - description.coveredEnds.first }

  func scroll(to offset: Double) {
    let wanted = offset + description.coveredEnds.first
    let range = max(0, drawn.length - description.viewportLength)
    position = min(max(0, wanted), range)
    viewScrolled(view.number, position, 0)
    follow()
  }

  var screen: [ElementID: LayoutRect] {
    drawn.screen(description.axis, scrolledTo: position)
  }

  var visibleItems: [ItemPath] { view.indexPathsForVisibleItems }

  /// Which cells cover which, as the page is told.
  func zIndex(of element: ElementID) -> Int32? { drawn.zIndex(of: element) }

  /// Which elements the page holds while it scrolls.
  var pinned: Set<ElementID> { drawn.pinned }

  /// Does what the page was told since the last time.
  private func follow() {
    var batch = page.batches.count
    let calls = page.calls[callsRead...].filter { $0.name == "perform" }
    batch -= calls.count
    callsRead = page.calls.count
    for call in calls {
      drawn.apply(
        page.batches[batch], shift: call.numbers[1], length: call.numbers[2])
      batch += 1
      let scrollTo = call.numbers[3]
      if !scrollTo.isNaN { position = scrollTo }
    }
  }
}
