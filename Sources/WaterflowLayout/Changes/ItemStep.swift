/// A change of one section's items.
enum ItemStep {
  /// Adds items, whose lengths stand one behind the other, behind the last.
  case appendLengths(UnsafeBufferPointer<Double>)
  /// Adds items behind the last one.
  case append(ItemSizes)
  /// Puts other items in the place of some; the one new item may have a lane.
  case replace(Range<Int>, ItemSizes, lane: Int? = nil)
  case remove(Range<Int>)
}
