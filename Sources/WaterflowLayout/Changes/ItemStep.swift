/// A change of one section's items.
///
/// Each step holds the function that carries it out, where a switch would name
/// all of them: an app whose items never change links none of what changing
/// them takes.
struct ItemStep {
  /// Changes a body that must then end before a limit; returns why it did not.
  let run: (SectionBody, Fixed, inout ClampedItems) -> PlacementFault?

  /// Adds items, whose lengths stand one behind the other, behind the last.
  static func appendLengths(_ lengths: UnsafeBufferPointer<Double>) -> Self {
    Self { body, limit, clamped in
      body.append(lengths, limit: limit, clamped: &clamped)
    }
  }

  /// Adds items behind the last one.
  static func append(_ sizes: ItemSizes) -> Self {
    Self { body, limit, clamped in
      body.append(sizes, limit: limit, clamped: &clamped)
    }
  }

  /// Puts other items in the place of some; the one new item may have a lane.
  static func replace(
    _ items: Range<Int>, _ sizes: ItemSizes, lane: Int? = nil
  ) -> Self {
    Self { body, limit, clamped in
      body.replace(
        items, with: sizes, lane: lane, limit: limit, clamped: &clamped)
    }
  }

  /// Takes items away.
  static func remove(_ items: Range<Int>) -> Self {
    Self { body, limit, clamped in
      body.remove(items, limit: limit, clamped: &clamped)
    }
  }
}
