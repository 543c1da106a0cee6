/// The same functions as in WebAssembly, written down by ``PageRecorder``.
package enum GestureImports {
  private static var page: PageRecorder { PageRecorder.current }

  package static func watch(
    _ view: Int32, _ listener: Int32, _ samples: UnsafeMutableRawPointer
  ) {
    page.samples = samples
    page.watched = view
    page.add("watch", view, [], [Double(listener)])
  }

  package static func claim(_ view: Int32, _ claims: Int32) {
    page.add("claim", view, [], [Double(claims)])
  }

  package static func underlay(_ view: Int32, _ cell: Int32, _ element: Int32) {
    page.add("underlay", view, [], [Double(cell), Double(element)])
  }

  package static func shape(
    _ view: Int32, _ button: Int32, _ isDestructive: Int32, _ isFirst: Int32,
    _ extent: Double, _ top: Double, _ right: Double, _ bottom: Double,
    _ left: Double
  ) {
    page.add(
      "shape", view, [],
      [
        Double(button), Double(isDestructive), Double(isFirst), extent, top,
        right, bottom, left,
      ])
  }

  package static func arm(_ element: Int32, _ isArmed: Int32) {
    page.add("arm", element, [], [Double(isArmed)])
  }

  package static func slide(
    _ view: Int32, _ cell: Int32, _ x: Double, _ y: Double, _ length: Double,
    _ speed: Double, _ duration: Double
  ) {
    page.add(
      "slide", view, [], [Double(cell), x, y, length, speed, duration])
  }

  package static func shown(
    _ view: Int32, _ cell: Int32, _ isDown: Int32
  ) -> Double { page.numbers["shown"] ?? 0 }

  package static func holdsFocus(_ element: Int32) -> Int32 {
    var inner = page.focused
    while inner != element {
      let append = page.calls.last {
        $0.name == "append" && $0.numbers == [Double(inner)]
      }
      guard let append else { return 0 }
      inner = append.element
    }
    return 1
  }

  package static func focus(_ element: Int32) {
    page.focused = element
    page.add("focus", element)
  }

  package static func lift(
    _ view: Int32, _ cell: Int32, _ x: Double, _ y: Double
  ) {
    page.add("lift", view, [], [Double(cell), x, y])
  }

  package static func drop(_ view: Int32, _ cell: Int32, _ duration: Double) {
    page.add("drop", view, [], [Double(cell), duration])
  }

  package static func marquee(
    _ view: Int32, _ x: Double, _ y: Double, _ width: Double,
    _ height: Double
  ) {
    page.add("marquee", view, [], [x, y, width, height])
  }

  package static func hang(_ view: Int32, _ element: Int32, _ length: Double) {
    page.add("hang", view, [], [Double(element), length])
  }

  package static func pull(
    _ view: Int32, _ distance: Double, _ duration: Double
  ) {
    page.add("pull", view, [], [distance, duration])
  }
}
