import Foundation

/// What shows the windows of a test: it lays them out once a frame.
@MainActor
package enum Display {
  /// Passes over a tree before a turn gives up on views that ask for layout
  /// each time they are laid out.
  ///
  /// UIKit's debugging aid for layout loops reports at the same number.
  package static let mostPasses = 100

  /// Ends a turn of the run loop: every view that waits for layout gets it,
  /// parents first, until none waits.
  ///
  /// - Returns: The passes it took; `mostPasses` tells of a layout loop.
  @discardableResult
  package static func turn() -> Int {
    Timeline.current.windows.map { layOut($0) }.max() ?? 0
  }

  static func layOut(_ window: UIWindow) -> Int {
    var passes = 0
    while passes < mostPasses, window.layOutTree() { passes += 1 }
    return passes
  }
}
