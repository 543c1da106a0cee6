#if arch(wasm32)
  import WaterflowLayout

  /// What a call answers, by the numbers that `layout.mjs` reads.
  enum Answer: Int32 {
    case done
    case itemTooLong
    case styleOutOfRange
    case contentTooLong
    case formMismatch
    case noSuchItem
    case noSuchSection
    case viewportOutOfRange
    case unusableValue
    case noMemory

    /// Runs a change and tells how it went.
    @inline(never)
    static func to(_ change: () throws(LayoutError) -> Void) -> Int32 {
      do throws(LayoutError) {
        try change()
        return Answer.done.rawValue
      } catch {
        return Answer.of(error)
      }
    }

    /// Puts what it is about on the desk: section, item, and how many there
    /// are.
    func about(section: Int, item: Int = 0, count: Int = 0) -> Int32 {
      if let numbers = desk.numbers {
        numbers[0] = Double(section)
        numbers[1] = Double(item)
        numbers[2] = Double(count)
      }
      return rawValue
    }

    private static func of(_ error: LayoutError) -> Int32 {
      switch error {
      case .itemTooLong(let path):
        Answer.itemTooLong.about(section: path.section, item: path.item)
      case .styleOutOfRange(let section):
        Answer.styleOutOfRange.about(section: section)
      case .contentTooLong(let section):
        Answer.contentTooLong.about(section: section)
      case .widthsMissing(let section):
        Answer.formMismatch.about(section: section)
      case .noSuchItem(let path, let count):
        Answer.noSuchItem.about(
          section: path.section, item: path.item, count: count)
      case .noSuchSection(let section, let count):
        Answer.noSuchSection.about(section: section, count: count)
      case .viewportOutOfRange, .itemCountMismatch, .inUse:
        Answer.viewportOutOfRange.rawValue
      }
    }
  }
#endif
