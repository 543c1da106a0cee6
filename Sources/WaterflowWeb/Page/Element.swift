/// An element of the page.
///
/// The page keeps the element alive as long as this object lives.
///
/// ```swift
/// let title = Element("h2")
/// title.setText("Photos")
/// card.append(title)
/// ```
///
/// - Complexity: every call crosses from WebAssembly into the page once.
public final class Element {
  /// The element's number in the page's table; 0 stands for no element.
  public let handle: Int32

  private var listeners: [Int32] = []

  /// Creates an element that stands nowhere yet, such as a `div`.
  public init(_ tag: StaticString) {
    handle = PageImports.create(tag.utf8Start, Int32(tag.utf8CodeUnitCount))
  }

  /// Finds the element of the page with an `id`, or nil.
  public init?(id: StaticString) {
    handle = PageImports.find(id.utf8Start, Int32(id.utf8CodeUnitCount))
    guard handle != 0 else { return nil }
  }

  /// Takes over an element that a script has put into the page's table, with
  /// `keep` of what `instantiate` returns.
  public init(handle: Int32) {
    self.handle = handle
  }

  deinit {
    for listener in listeners { Callbacks.remove(listener) }
    if handle != 0 { PageImports.release(handle) }
  }

  /// Puts another element behind the children of this one.
  public func append(_ child: Element) {
    PageImports.append(handle, child.handle)
  }

  /// Takes the element out of the page.
  public func detach() {
    PageImports.detach(handle)
  }

  /// Replaces the content by a text.
  public func setText(_ text: PageText) {
    text.withBytes { PageImports.setText(handle, $0, $1) }
  }

  /// Replaces the content by a string.
  @_disfavoredOverload
  public func setText(_ text: String) {
    setText(PageText(text))
  }

  /// Replaces the content by a text given in UTF-8.
  ///
  /// - Parameter bytes: the text; bytes that are not UTF-8 show as the
  ///   replacement character.
  public func setText(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    PageImports.setText(handle, bytes.baseAddress, Int32(bytes.count))
  }

  /// Sets an attribute, such as `src`.
  public func setAttribute(_ name: StaticString, to value: PageText) {
    value.withBytes { setAttribute(name, bytes: $0, count: $1) }
  }

  /// Sets an attribute to a string.
  @_disfavoredOverload
  public func setAttribute(_ name: StaticString, to value: String) {
    setAttribute(name, to: PageText(value))
  }

  /// Sets an attribute to a text given in UTF-8.
  public func setAttribute(
    _ name: StaticString, utf8 bytes: UnsafeBufferPointer<UInt8>
  ) {
    setAttribute(name, bytes: bytes.baseAddress, count: Int32(bytes.count))
  }

  /// Takes an attribute away.
  public func removeAttribute(_ name: StaticString) {
    PageImports.removeAttribute(
      handle, name.utf8Start, Int32(name.utf8CodeUnitCount))
  }

  /// Sets a property of the element's own style, such as `color`.
  public func setStyle(_ name: StaticString, to value: PageText) {
    value.withBytes {
      PageImports.setStyle(
        handle, name.utf8Start, Int32(name.utf8CodeUnitCount), $0, $1)
    }
  }

  /// Gives the element a class or takes it away.
  public func setClass(_ name: StaticString, _ isOn: Bool) {
    PageImports.toggleClass(
      handle, name.utf8Start, Int32(name.utf8CodeUnitCount), isOn ? 1 : 0)
  }

  /// Sets a number or Boolean property, such as `scrollTop` or `disabled`.
  public func setNumber(_ name: StaticString, to value: Double) {
    PageImports.setNumber(
      handle, name.utf8Start, Int32(name.utf8CodeUnitCount), value)
  }

  /// Reads a property as a number; NaN if it is none.
  ///
  /// Reading a length, such as `clientWidth`, may make the page lay out.
  public func number(_ name: StaticString) -> Double {
    PageImports.number(handle, name.utf8Start, Int32(name.utf8CodeUnitCount))
  }

  /// Calls a closure for every event of a type, as long as this object lives.
  ///
  /// A closure that holds on to this object keeps both for good.
  ///
  /// Listeners are passive. The closure receives the target's `value` as a
  /// number, or NaN.
  public func on(
    _ type: StaticString, _ listener: @escaping (Double) -> Void
  ) {
    let number = Callbacks.add(.event(listener))
    listeners.append(number)
    PageImports.listen(
      handle, type.utf8Start, Int32(type.utf8CodeUnitCount), number)
  }

  private func setAttribute(
    _ name: StaticString, bytes: UnsafePointer<UInt8>?, count: Int32
  ) {
    PageImports.setAttribute(
      handle, name.utf8Start, Int32(name.utf8CodeUnitCount), bytes, count)
  }
}
