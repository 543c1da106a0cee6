import LayoutDescription
import LayoutTable
import WaterflowLayout

/// Both hosts with one description, scrolled side by side.
@MainActor
struct HostPair {
  let description: LayoutDescription
  let uikit: UIKitHost
  let page: PageHost

  init(_ description: LayoutDescription) throws {
    self.description = description
    uikit = try UIKitHost(description)
    page = try PageHost(description)
  }

  /// The offsets at which to stop so that everything comes into view once.
  var stops: [Double] {
    let ends = description.coveredEnds
    let size = uikit.contentSize
    let length = description.axis == .vertical ? size.height : size.width
    let most = max(
      length - description.viewportLength + ends.last, -ends.first)
    let step = description.viewportLength * 0.75
    return Array(stride(from: -ends.first, to: most, by: step)) + [most]
  }

  func scroll(to offset: Double) {
    uikit.scroll(to: offset)
    page.scroll(to: offset)
  }

  /// What either host shows in content coordinates.
  var shown: [ElementID: LayoutRect] {
    uikit.screen.mapValues {
      description.inContent($0, at: uikit.offset)
    }
  }

  /// The first difference between both screens, in words.
  var difference: String? {
    if abs(uikit.offset - page.offset) > 1e-9 {
      return "scrolled to \(uikit.offset) and \(page.offset)"
    }
    if uikit.visibleItems != page.visibleItems {
      return "\(uikit.visibleItems) and \(page.visibleItems) are visible"
    }
    let screen = uikit.screen
    let other = page.screen
    for id in Set(screen.keys).union(other.keys).sorted() {
      guard let frame = screen[id], let second = other[id] else {
        return "\(id) shows in one host only"
      }
      if !frame.isNear(second, within: 1e-9) {
        return "\(id) at \(frame) and \(second)"
      }
    }
    return wrongStack
  }

  /// In UIKit the order of views tells what covers what, in a page the z index.
  private var wrongStack: String? {
    var highest = Int32.min
    for id in uikit.stack {
      guard let zIndex = page.zIndex(of: id) else { return "no \(id)" }
      if zIndex < highest { return "\(id) covers what should cover it" }
      highest = zIndex
    }
    return nil
  }
}

extension LayoutRect {
  func isNear(_ other: LayoutRect, within distance: Double) -> Bool {
    abs(x - other.x) <= distance && abs(y - other.y) <= distance
      && abs(width - other.width) <= distance
      && abs(height - other.height) <= distance
  }

  /// Whether a frame as documents write it, [x, y, width, height], is near.
  func isNear(_ numbers: [Double], within distance: Double) -> Bool {
    numbers.count == 4
      && isNear(
        LayoutRect(
          x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
        within: distance)
  }
}
