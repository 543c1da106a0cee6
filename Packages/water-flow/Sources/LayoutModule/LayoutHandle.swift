#if arch(wasm32)
  import WaterflowLayout

  /// A layout that JavaScript holds by its address, and the answer to its last
  /// query.
  final class LayoutHandle {
    let layout: CollectionLayout
    var visible = VisibleElements()

    init(_ layout: CollectionLayout) {
      self.layout = layout
    }

    /// The handle at an address, without a count of who holds it.
    @inline(__always)
    static func at(_ address: UInt32) -> LayoutHandle {
      // JavaScript only has addresses that it was given.
      let pointer = UnsafeRawPointer(bitPattern: UInt(address))
      return Unmanaged<LayoutHandle>.fromOpaque(pointer.unsafelyUnwrapped)
        .takeUnretainedValue()
    }

    /// Lays out all that changes have left to be laid out.
    func finish() {
      if !layout.isComplete { layout.layOutMore(.max) }
    }

    /// Lays out what a part of the axis needs to be as it will stay.
    func finish(through position: Double) {
      if layout.isComplete { return }
      // Mirrored content stands by its end. Rows that are not greedy may turn
      // out otherwise when the last item is reached.
      let isMirrored =
        layout.axis == .horizontal && layout.direction == .rightToLeft
      if isMirrored || hasRowsThatLookAhead {
        finish()
      } else {
        layout.layOut(through: position)
      }
    }

    private var hasRowsThatLookAhead: Bool {
      for section in 0..<layout.sectionCount {
        if case .justified(let rows) = layout.style(ofSection: section)?.mode,
          rows.breaking != .greedy
        {
          return true
        }
      }
      return false
    }
  }
#endif
