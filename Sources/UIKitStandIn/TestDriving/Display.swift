import Foundation

/// What shows the windows of a test: it lays them out once a frame.
@MainActor
package enum Display {
  /// Rounds of layout after which views that still wait for it are taken for
  /// a loop.
  package static let mostRounds = 20

  /// Told of a layout loop by a text that names the views; unless it is set,
  /// the run of the tests ends there, and has failed.
  package static var onLayoutLoop: (String) -> Void = { text in
    FileHandle.standardError.write(Data("Layout loop: \(text)\n".utf8))
    exit(EXIT_FAILURE)
  }

  /// Ends a turn of the run loop: every view that waits for layout gets it,
  /// parents first, until none waits.
  ///
  /// - Returns: The rounds it took.
  @discardableResult
  package static func turn() -> Int {
    Timeline.current.windows.map { layOut($0) }.max() ?? 0
  }

  static func layOut(_ window: UIWindow) -> Int {
    LayoutSweep.run(window)
  }
}
