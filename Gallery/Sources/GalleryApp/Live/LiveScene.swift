import WaterflowEngine
import WaterflowLayout
import WaterflowWeb

/// A collection of the page, and what the buttons do to it.
class LiveScene {
  let view: WaterflowView

  init(_ view: WaterflowView) {
    self.view = view
  }

  /// Shows the collection.
  func begin() {}

  /// Whether a button does anything now.
  func offers(_ action: LiveAction) -> Bool { false }

  /// Does what a button is for.
  func perform(_ action: LiveAction) throws(UpdateError) {}

  /// The item in view behind the first one that is wholly in view, so that
  /// what happens there can be seen.
  var placeInView: Int {
    let top = view.contentOffset.y
    for path in view.indexPathsForVisibleItems {
      if let frame = view.layout.frame(ofItem: path), frame.y >= top {
        return path.item
      }
    }
    return 0
  }
}
