#if arch(wasm32)
  import WaterflowLayout

  /// Makes room on the desk; returns where it lies, or 0 without memory.
  @_expose(wasm, "layout_desk")
  @_cdecl("layout_desk")
  func layoutDesk(_ count: Int32) -> UInt32 {
    guard desk.makeRoom(Int(count)) else { return 0 }
    return UInt32(UInt(bitPattern: desk.numbers))
  }

  /// Makes a layout without sections; returns 0 without memory.
  @_expose(wasm, "layout_make")
  @_cdecl("layout_make")
  func layoutMake(
    _ width: Double, _ height: Double, _ axis: Int32, _ direction: Int32,
    _ scale: Double
  ) -> UInt32 {
    guard
      Desk.hasRoom(forBytes: 4_096, times: 1),
      let layout = try? CollectionLayout(
        viewport: LayoutSize(width: width, height: height),
        axis: axis == 0 ? .vertical : .horizontal,
        direction: direction == 0 ? .leftToRight : .rightToLeft, scale: scale)
    else { return 0 }
    let handle = Unmanaged.passRetained(LayoutHandle(layout)).toOpaque()
    return UInt32(UInt(bitPattern: handle))
  }

  @_expose(wasm, "layout_free")
  @_cdecl("layout_free")
  func layoutFree(_ address: UInt32) {
    Unmanaged.passUnretained(LayoutHandle.at(address)).release()
  }

  /// Adds a section without items, whose style lies on the desk.
  @_expose(wasm, "layout_insert_section")
  @_cdecl("layout_insert_section")
  func layoutInsertSection(_ address: UInt32, _ section: Int32) -> Int32 {
    guard let numbers = desk.numbers else { return Answer.noMemory.rawValue }
    let layout = LayoutHandle.at(address).layout
    return Answer.to { () throws(LayoutError) in
      try layout.insertSection(
        StyleRecord(numbers: numbers).style, at: Int(section), count: 0
      ) { _ in ItemSize(width: 0, height: 0) }
    }
  }

  @_expose(wasm, "layout_remove_section")
  @_cdecl("layout_remove_section")
  func layoutRemoveSection(_ address: UInt32, _ section: Int32) -> Int32 {
    let layout = LayoutHandle.at(address).layout
    return Answer.to { () throws(LayoutError) in
      try layout.removeSection(at: Int(section))
    }
  }

  /// Gives a section the style that lies on the desk.
  @_expose(wasm, "layout_restyle")
  @_cdecl("layout_restyle")
  func layoutRestyle(_ address: UInt32, _ section: Int32) -> Int32 {
    let layout = LayoutHandle.at(address).layout
    guard
      let numbers = desk.numbers,
      Desk.hasRoom(forBytes: layout.storageBytes, times: 2)
    else { return Answer.noMemory.rawValue }
    return Answer.to { () throws(LayoutError) in
      try layout.setStyle(
        StyleRecord(numbers: numbers).style, ofSection: Int(section))
    }
  }

  /// Adds items whose values lie on the desk, before one or, where that is
  /// less than 0, behind the last.
  @_expose(wasm, "layout_insert")
  @_cdecl("layout_insert")
  func layoutInsert(
    _ address: UInt32, _ section: Int32, _ item: Int32, _ values: Int32
  ) -> Int32 {
    let layout = LayoutHandle.at(address).layout
    let (section, count) = (Int(section), Int(values))
    // The layout itself refuses a section that is not there.
    let form = ItemForm(ofSection: section, in: layout) ?? .length
    let path = ItemPath(
      section: section,
      item: item < 0 ? layout.itemCount(inSection: section) : Int(item))
    guard
      let numbers = desk.numbers, Desk.hasRoom(forBytes: count, times: 24)
    else { return Answer.noMemory.rawValue }
    if let place = form.convert(numbers, count: count) {
      return Answer.unusableValue.about(section: section, item: place)
    }
    return Answer.to { () throws(LayoutError) in
      if case .size = form {
        try layout.insertItems(at: path, count: count / 2) {
          ItemSize(width: numbers[2 * $0], height: numbers[2 * $0 + 1])
        }
      } else {
        let lengths = UnsafeBufferPointer(start: numbers, count: count)
        if item < 0 {
          try layout.appendItems(toSection: section, lengths: lengths.span)
        } else {
          try layout.insertItems(at: path, lengths: lengths.span)
        }
      }
    }
  }

  @_expose(wasm, "layout_remove")
  @_cdecl("layout_remove")
  func layoutRemove(
    _ address: UInt32, _ section: Int32, _ item: Int32, _ count: Int32
  ) -> Int32 {
    let layout = LayoutHandle.at(address).layout
    return Answer.to { () throws(LayoutError) in
      try layout.removeItems(
        Int(item)..<Int(item) + Int(count), inSection: Int(section))
    }
  }

  @_expose(wasm, "layout_move")
  @_cdecl("layout_move")
  func layoutMove(
    _ address: UInt32, _ section: Int32, _ item: Int32, _ toSection: Int32,
    _ toItem: Int32
  ) -> Int32 {
    let layout = LayoutHandle.at(address).layout
    return Answer.to { () throws(LayoutError) in
      try layout.moveItem(
        from: ItemPath(section: Int(section), item: Int(item)),
        to: ItemPath(section: Int(toSection), item: Int(toItem)))
    }
  }

  /// Gives an item another size, whose values lie on the desk.
  @_expose(wasm, "layout_resize")
  @_cdecl("layout_resize")
  func layoutResize(
    _ address: UInt32, _ section: Int32, _ item: Int32
  ) -> Int32 {
    let layout = LayoutHandle.at(address).layout
    let path = ItemPath(section: Int(section), item: Int(item))
    guard let numbers = desk.numbers else { return Answer.noMemory.rawValue }
    let form = ItemForm(ofSection: path.section, in: layout) ?? .length
    if form.convert(numbers, count: form.width) != nil {
      return Answer.unusableValue.about(section: path.section, item: path.item)
    }
    return Answer.to { () throws(LayoutError) in
      if case .size = form {
        try layout.setSize(
          ItemSize(width: numbers[0], height: numbers[1]), ofItem: path)
      } else {
        try layout.setLength(numbers[0], ofItem: path)
      }
    }
  }

  @_expose(wasm, "layout_viewport")
  @_cdecl("layout_viewport")
  func layoutViewport(
    _ address: UInt32, _ width: Double, _ height: Double
  ) -> Int32 {
    let layout = LayoutHandle.at(address).layout
    guard Desk.hasRoom(forBytes: layout.storageBytes, times: 2) else {
      return Answer.noMemory.rawValue
    }
    return Answer.to { () throws(LayoutError) in
      try layout.resize(to: LayoutSize(width: width, height: height))
    }
  }

  /// Goes on laying out what changes have left; returns whether there is more.
  @_expose(wasm, "layout_more")
  @_cdecl("layout_more")
  func layoutMore(_ address: UInt32, _ budget: Int32) -> Int32 {
    LayoutHandle.at(address).layout.layOutMore(Int(budget)) ? 1 : 0
  }
#endif
