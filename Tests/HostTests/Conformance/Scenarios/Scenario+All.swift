extension Scenario {
  static let all = updates + selections + focuses + scrolls + drags + dragEnds
}
