import WaterflowEngine
import WaterflowLayout

/// A page that writes down what it is asked for, so that the host runs in
/// native tests.
package final class PageRecorder {
  /// One call: what was asked of which element, with its texts and numbers.
  package struct Call: Equatable {
    package var name: String
    package var element: Int32 = 0
    package var texts: [String] = []
    package var numbers: [Double] = []
  }

  package nonisolated(unsafe) static var current = PageRecorder()

  package var calls: [Call] = []
  /// What the page tells about an element's number properties, by name.
  package var numbers: [String: Double] = [:]
  /// What the page tells about an element's text properties, by name.
  package var texts: [String: String] = [:]
  /// The bytes of every batch of operations.
  package var batches: [[UInt8]] = []
  package var time = 0.0
  package var prefersReducedMotion = false
  package var canMeasure = true
  /// The bytes of every batch of transitions.
  package var transitions: [[UInt8]] = []
  /// Answers what a cell needs, given its number, what is free of it, and its
  /// size.
  package var sizeOfCell: ((Int32, Bool, LayoutSize) -> LayoutSize)?
  /// Where a page with gestures writes what happens; see ``TouchEvent``.
  package var samples: UnsafeMutableRawPointer?
  /// The view on which that happens.
  package var watched: Int32 = -1
  /// The element that has the focus.
  package var focused: Int32 = 0
  private var elements: Int32 = 0
  /// The views that are in the page.
  private var views: Set<Int32> = []
  /// What was asked of a view that was not there, which a page takes for an
  /// error of the script.
  package private(set) var missed: [String] = []

  package init() {}

  package func add(
    _ name: String, _ element: Int32 = 0, _ texts: [String] = [],
    _ numbers: [Double] = []
  ) {
    calls.append(
      Call(name: name, element: element, texts: texts, numbers: numbers))
  }

  package func mount(_ view: Int32) { views.insert(view) }

  package func unmount(_ view: Int32) { views.remove(view) }

  /// Notes what is asked of a view that is not there.
  package func need(_ view: Int32, for name: String) {
    if !views.contains(view) { missed.append(name) }
  }

  package func makeElement() -> Int32 {
    elements += 1
    return elements
  }
}
