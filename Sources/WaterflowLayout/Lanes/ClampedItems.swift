/// The items of one call whose length had to be brought to 0.
struct ClampedItems {
  private(set) var first = 0
  private(set) var count = 0

  mutating func add(_ item: Int) {
    if count == 0 { first = item }
    count += 1
  }
}
