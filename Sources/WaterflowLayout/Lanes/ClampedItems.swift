/// The items of one call of which something had to be brought into range.
struct ClampedItems {
  /// Those whose length counts as 0.
  var lengths = Items()
  /// Those that said a lane that is not there.
  var lanes = Items()

  struct Items {
    private(set) var first = 0
    private(set) var count = 0

    mutating func add(_ item: Int) {
      if count == 0 { first = item }
      count += 1
    }
  }
}
