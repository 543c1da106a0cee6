#if arch(wasm32)
  /// What the heap has, or nil, where Swift's own allocation would trap.
  @_extern(c, "aligned_alloc")
  private func take(
    _ alignment: Int, _ size: Int
  ) -> UnsafeMutableRawPointer?

  /// The memory where both sides put numbers for each other.
  ///
  /// JavaScript says how much there is, so that it knows where it lies without
  /// asking.
  struct Desk {
    private(set) var numbers: UnsafeMutablePointer<Double>?
    private(set) var capacity = 0

    /// Makes room for so many numbers.
    ///
    /// What lies there is lost.
    ///
    /// - Returns: whether there is as much memory.
    mutating func makeRoom(_ count: Int) -> Bool {
      numbers?.deallocate()
      numbers = Desk.room(count, times: 8)?
        .assumingMemoryBound(to: Double.self)
      capacity = numbers == nil ? 0 : count
      return numbers != nil
    }

    /// Whether memory for a number of things can be had.
    ///
    /// Asked before a change, because nothing can be undone once an array
    /// within it finds no memory.
    static func hasRoom(forBytes count: Int, times size: Int) -> Bool {
      let room = room(count, times: size)
      room?.deallocate()
      return room != nil
    }

    private static func room(
      _ count: Int, times size: Int
    ) -> UnsafeMutableRawPointer? {
      let (bytes, isTooMany) = count.multipliedReportingOverflow(by: size)
      return isTooMany ? nil : take(16, bytes)
    }
  }

  nonisolated(unsafe) var desk = Desk()
#endif
