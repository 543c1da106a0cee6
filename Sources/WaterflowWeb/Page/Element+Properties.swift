extension Element {
  /// Calls a method of the element that takes nothing, such as `focus` or
  /// `showModal`.
  public func call(_ method: StaticString) {
    PageImports.call(handle, method.utf8Start, Int32(method.utf8CodeUnitCount))
  }

  /// Reads a property as a text in UTF-8, such as the `value` of an input;
  /// empty if there is none.
  ///
  /// ```swift
  /// title.setText(utf8: input.utf8("value"))
  /// ```
  public func utf8(_ name: StaticString) -> [UInt8] {
    // The length, and then the bytes; see `property` in `contents.mjs`.
    guard
      let text = PageImports.property(
        handle, name.utf8Start, Int32(name.utf8CodeUnitCount))
    else { return [] }
    defer { text.deallocate() }
    let count = Int(text.load(as: UInt32.self))
    return [UInt8](UnsafeRawBufferPointer(start: text + 4, count: count))
  }

  /// Replaces the content by a text given in UTF-8; see
  /// ``setText(utf8:)-(UnsafeBufferPointer<UInt8>)``.
  public func setText(utf8 bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { setText(utf8: $0) }
  }
}
