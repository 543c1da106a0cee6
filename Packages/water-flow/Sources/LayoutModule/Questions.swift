#if arch(wasm32)
  import WaterflowLayout

  @_expose(wasm, "layout_sections")
  @_cdecl("layout_sections")
  func layoutSections(_ address: UInt32) -> Int32 {
    Int32(LayoutHandle.at(address).layout.sectionCount)
  }

  /// Returns how many items a section has; 0 if there is none.
  @_expose(wasm, "layout_count")
  @_cdecl("layout_count")
  func layoutCount(_ address: UInt32, _ section: Int32) -> Int32 {
    Int32(LayoutHandle.at(address).layout.itemCount(inSection: Int(section)))
  }

  /// Returns how many values an item of a section has; 0 if there is none.
  @_expose(wasm, "layout_width")
  @_cdecl("layout_width")
  func layoutWidth(_ address: UInt32, _ section: Int32) -> Int32 {
    let layout = LayoutHandle.at(address).layout
    return Int32(ItemForm(ofSection: Int(section), in: layout)?.width ?? 0)
  }

  @_expose(wasm, "layout_lanes")
  @_cdecl("layout_lanes")
  func layoutLanes(_ address: UInt32, _ section: Int32) -> Int32 {
    let layout = LayoutHandle.at(address).layout
    return Int32(layout.numberOfLanes(inSection: Int(section)))
  }

  @_expose(wasm, "layout_length")
  @_cdecl("layout_length")
  func layoutLength(_ address: UInt32) -> Double {
    let handle = LayoutHandle.at(address)
    handle.finish()
    return handle.layout.contentLength
  }

  /// Puts the frame of an item on the desk: x, y, width and height; item -1
  /// stands for the header, -2 for the footer.
  @_expose(wasm, "layout_frame")
  @_cdecl("layout_frame")
  func layoutFrame(
    _ address: UInt32, _ section: Int32, _ item: Int32
  ) -> Int32 {
    let handle = LayoutHandle.at(address)
    handle.finish()
    let kind: ElementKind =
      item == -1 ? .header : item == -2 ? .footer : .item
    let id = ElementID(
      kind: kind, section: Int(section), item: max(0, Int(item)))
    guard let numbers = desk.numbers else { return Answer.noMemory.rawValue }
    guard let frame = handle.layout.frame(of: id) else {
      let count = handle.layout.sectionCount
      return section < count
        ? Answer.noSuchItem.about(
          section: Int(section), item: Int(item),
          count: handle.layout.itemCount(inSection: Int(section)))
        : Answer.noSuchSection.about(section: Int(section), count: count)
    }
    numbers[0] = frame.x
    numbers[1] = frame.y
    numbers[2] = frame.width
    numbers[3] = frame.height
    return Answer.done.rawValue
  }

  /// Finds the item under a point; puts its section and its index on the desk.
  @_expose(wasm, "layout_item_at")
  @_cdecl("layout_item_at")
  func layoutItemAt(_ address: UInt32, _ x: Double, _ y: Double) -> Int32 {
    let handle = LayoutHandle.at(address)
    handle.finish()
    guard
      let numbers = desk.numbers,
      let element = handle.layout.element(at: LayoutPoint(x: x, y: y)),
      element.id.kind == .item
    else { return 0 }
    numbers[0] = Double(element.id.section)
    numbers[1] = Double(element.id.item)
    return 1
  }

  /// Finds what lies between two positions of the axis; returns how many
  /// elements that are, and puts them on the desk if there is room.
  @_expose(wasm, "layout_query")
  @_cdecl("layout_query")
  func layoutQuery(
    _ address: UInt32, _ from: Double, _ to: Double, _ room: Int32
  ) -> Int32 {
    let handle = LayoutHandle.at(address)
    // All content is within, and their difference is a number.
    let (from, to) = (max(from, -1e12), min(to, 1e12))
    handle.finish(through: to)
    let layout = handle.layout
    if let count = handle.writeItems(from: from, to: to, room: Int(room)) {
      return Int32(count)
    }
    let rect =
      layout.axis == .vertical
      ? LayoutRect(x: 0, y: from, width: 1, height: to - from)
      : LayoutRect(x: from, y: 0, width: to - from, height: 1)
    layout.query(in: rect, into: &handle.visible)
    let count = handle.visible.elements.count
    handle.write(min(count, Int(room)))
    return Int32(count)
  }

  /// Puts the answer to the last query on the desk, which has grown meanwhile.
  @_expose(wasm, "layout_records")
  @_cdecl("layout_records")
  func layoutRecords(_ address: UInt32, _ count: Int32) {
    LayoutHandle.at(address).write(Int(count))
  }

  extension LayoutHandle {
    /// Writes items of the only section straight to the desk; nil where the
    /// layout has no short way, or the desk is too small.
    func writeItems(from: Double, to: Double, room: Int) -> Int? {
      guard let numbers = desk.numbers else { return nil }
      // The sections of all lie behind their numbers.
      let most = min(room, desk.capacity / 6)
      let records = UnsafeMutableBufferPointer(start: numbers, count: 5 * most)
      guard
        let count = layout.writeItems(
          from: from, to: to, into: records, &visible),
        min(count, room) <= most
      else { return nil }
      let written = min(count, room)
      for place in 0..<written { numbers[5 * written + place] = 0 }
      return count
    }

    /// Writes elements, five numbers each, and their sections behind them; none
    /// if the desk is too small.
    func write(_ count: Int) {
      guard let numbers = desk.numbers, count * 6 <= desk.capacity else {
        return
      }
      visible.elements.withUnsafeBufferPointer { elements in
        var record = numbers
        for place in 0..<count {
          let element = elements[place]
          let item = element.id.item
          record[0] =
            element.id.kind == .item
            ? Double(item) : element.id.kind == .header ? -1 : -2
          record[1] = element.frame.x
          record[2] = element.frame.y
          record[3] = element.frame.width
          record[4] = element.frame.height
          numbers[5 * count + place] = Double(element.id.section)
          record += 5
        }
      }
    }
  }
#endif
