/// The items that a host was told will come, by their labels.
struct LiveHints {
  private(set) var labels: Set<Int> = []

  /// Notes a hint; returns what is wrong with it, or nil.
  mutating func ask(_ label: Int) -> String? {
    labels.insert(label).inserted ? nil : "item \(label) is announced twice"
  }

  /// Takes a hint back; returns what is wrong with that, or nil.
  mutating func cancel(_ label: Int) -> String? {
    labels.remove(label) != nil
      ? nil : "item \(label) is taken back, and was not announced"
  }

  /// Knows items by the labels that they have in other sections.
  mutating func rename(_ newLabels: [Int: Int]) {
    labels = Set(labels.map { newLabels[$0] ?? $0 })
  }

  /// Forgets an item that has a cell, or is gone.
  mutating func forget(where isOver: (Int) -> Bool) {
    labels = labels.filter { !isOver($0) }
  }
}
