extension Scenario {
  static let all =
    updates + rows + displays + deferrals + selections + selectionDrags
    + focuses + scrolls + drags + dragEnds + callbacks
    + touches + prefetches + supplements + places + allowances
}
