import WaterflowEngine
import WaterflowLayout

/// The same functions as in WebAssembly, answered by ``PageRecorder``.
package enum PageImports {
  package typealias Bytes = UnsafePointer<UInt8>?

  private static var page: PageRecorder { PageRecorder.current }

  private static func text(_ bytes: Bytes, _ count: Int32) -> String {
    String(
      decoding: UnsafeBufferPointer(start: bytes, count: Int(count)),
      as: UTF8.self)
  }

  package static func create(_ tag: Bytes, _ count: Int32) -> Int32 {
    let element = page.makeElement()
    page.add("create", element, [text(tag, count)])
    return element
  }

  package static func find(_ id: Bytes, _ count: Int32) -> Int32 {
    let element = page.makeElement()
    page.add("find", element, [text(id, count)])
    return element
  }

  package static func release(_ element: Int32) {
    page.add("release", element)
  }

  package static func append(_ parent: Int32, _ child: Int32) {
    page.add("append", parent, [], [Double(child)])
  }

  package static func detach(_ element: Int32) {
    page.add("detach", element)
  }

  package static func setText(_ element: Int32, _ bytes: Bytes, _ count: Int32)
  {
    page.add("setText", element, [text(bytes, count)])
  }

  package static func setAttribute(
    _ element: Int32, _ name: Bytes, _ nameCount: Int32, _ value: Bytes,
    _ valueCount: Int32
  ) {
    page.add(
      "setAttribute", element,
      [text(name, nameCount), text(value, valueCount)])
  }

  package static func removeAttribute(
    _ element: Int32, _ name: Bytes, _ nameCount: Int32
  ) {
    page.add("removeAttribute", element, [text(name, nameCount)])
  }

  package static func setStyle(
    _ element: Int32, _ name: Bytes, _ nameCount: Int32, _ value: Bytes,
    _ valueCount: Int32
  ) {
    page.add(
      "setStyle", element, [text(name, nameCount), text(value, valueCount)])
  }

  package static func toggleClass(
    _ element: Int32, _ name: Bytes, _ nameCount: Int32, _ isOn: Int32
  ) {
    page.add("toggleClass", element, [text(name, nameCount)], [Double(isOn)])
  }

  package static func setNumber(
    _ element: Int32, _ name: Bytes, _ nameCount: Int32, _ value: Double
  ) {
    page.add("setNumber", element, [text(name, nameCount)], [value])
  }

  package static func number(
    _ element: Int32, _ name: Bytes, _ nameCount: Int32
  ) -> Double {
    page.numbers[text(name, nameCount)] ?? .nan
  }

  package static func call(_ element: Int32, _ method: Bytes, _ count: Int32) {
    page.add("call", element, [text(method, count)])
  }

  package static func property(
    _ element: Int32, _ name: Bytes, _ count: Int32
  ) -> UnsafeMutableRawPointer? {
    let value = Array((page.texts[text(name, count)] ?? "").utf8)
    let bytes = UnsafeMutableRawPointer.allocate(
      byteCount: 4 + value.count, alignment: 16)
    bytes.storeBytes(of: UInt32(value.count), as: UInt32.self)
    (bytes + 4).copyMemory(from: value, byteCount: value.count)
    return bytes
  }

  package static func listen(
    _ element: Int32, _ type: Bytes, _ typeCount: Int32, _ listener: Int32
  ) {
    page.add("listen", element, [text(type, typeCount)], [Double(listener)])
  }

  package static func fetch(_ url: Bytes, _ count: Int32, _ receiver: Int32) {
    page.add("fetch", 0, [text(url, count)], [Double(receiver)])
  }

  package static func fail(
    _ bytes: Bytes, _ count: Int32, _ kind: Int32
  ) -> Never {
    fatalError("\(text(bytes, count)) (kind \(kind))")
  }

  package static func schedule(_ delay: Double, _ receiver: Int32) {
    page.add("schedule", 0, [], [delay, Double(receiver)])
  }

  package static func requestFrame(_ receiver: Int32) {
    page.add("requestFrame", 0, [], [Double(receiver)])
  }

  package static func cancel(_ receiver: Int32) {
    page.add("cancel", 0, [], [Double(receiver)])
  }

  package static func prefersReducedMotion() -> Int32 {
    page.prefersReducedMotion ? 1 : 0
  }

  package static func now() -> Double { page.time }

  package static func mount(
    _ container: Int32, _ view: Int32, _ isVertical: Int32
  ) {
    page.add("mount", container, [], [Double(view), Double(isVertical)])
    page.mount(view)
  }

  package static func unmount(_ view: Int32) {
    if view == page.watched { page.samples = nil }
    page.need(view, for: "unmount")
    page.unmount(view)
    page.add("unmount", view)
  }

  package static func adopt(_ view: Int32, _ cell: Int32, _ element: Int32) {
    page.add("adopt", element, [], [Double(view), Double(cell)])
  }

  package static func perform(
    _ view: Int32, _ operations: UnsafeRawPointer?, _ count: Int32,
    _ shift: Double, _ length: Double, _ scrollTo: Double
  ) {
    page.need(view, for: "perform")
    page.batches.append(
      Array(
        UnsafeRawBufferPointer(
          start: operations,
          count: Int(count) * MemoryLayout<CellOperation>.stride)))
    page.add(
      "perform", view, [], [Double(count), shift, length, scrollTo])
  }

  package static func animate(
    _ view: Int32, _ transitions: UnsafeRawPointer?, _ count: Int32,
    _ duration: Double
  ) {
    page.transitions.append(
      Array(
        UnsafeRawBufferPointer(
          start: transitions,
          count: Int(count) * MemoryLayout<CellTransition>.stride)))
    page.add("animate", view, [], [Double(count), duration])
  }

  package static func allowFocus(_ view: Int32, _ isAllowed: Int32) {
    page.add("allowFocus", view, [], [Double(isAllowed)])
  }

  package static func focus(_ view: Int32, _ cell: Int32) {
    page.add("focus", view, [], [Double(cell)])
  }

  package static func allowSelection(_ view: Int32, _ mode: Int32) {
    page.add("allowSelection", view, [], [Double(mode)])
  }

  package static func changed(
    _ view: Int32, _ added: Int32, _ removed: Int32, _ moved: Int32
  ) {
    page.add(
      "changed", view, [], [Double(added), Double(removed), Double(moved)])
  }

  package static func placed(_ view: Int32, _ place: Int32, _ count: Int32) {
    page.add("placed", view, [], [Double(place), Double(count)])
  }

  package static func announce(_ view: Int32, _ bytes: Bytes, _ count: Int32) {
    page.add("announce", view, [text(bytes, count)])
  }

  package static func canMeasure(_ view: Int32) -> Int32 {
    page.canMeasure ? 1 : 0
  }

  package static func measure(
    _ view: Int32, _ cells: UnsafeRawPointer?, _ count: Int32,
    _ sizes: UnsafeMutableRawPointer?
  ) {
    page.need(view, for: "measure")
    let cells = UnsafeRawBufferPointer(start: cells, count: Int(count) * 8)
      .bindMemory(to: Int32.self)
    let sizes = UnsafeMutableRawBufferPointer(
      start: sizes, count: Int(count) * MemoryLayout<LayoutSize>.stride
    ).bindMemory(to: LayoutSize.self)
    for index in sizes.indices {
      let size = page.sizeOfCell?(
        cells[2 * index], cells[2 * index + 1] != 0, sizes[index])
      if let size { sizes[index] = size }
    }
    page.add("measure", view, [], [Double(count)])
  }
}
