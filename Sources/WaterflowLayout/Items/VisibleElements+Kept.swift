extension VisibleElements {
  /// Puts an element in that is not visible, in order; one that is there
  /// already stays as it is.
  ///
  /// - Complexity: O(elements).
  package mutating func insert(_ element: LayoutElement) {
    let place = partition(elements.count) { elements[$0].id >= element.id }
    if place < elements.count && elements[place].id == element.id { return }
    elements.insert(element, at: place)
  }
}
