extension Scenario {
  static let all =
    updates + displays + selections + focuses + scrolls + drags + dragEnds
}
