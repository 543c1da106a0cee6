#if !arch(wasm32)
  /// The same functions as in WebAssembly, written down by ``PageRecorder``.
  enum GestureImports {
    private static var page: PageRecorder { PageRecorder.current }

    static func watch(
      _ view: Int32, _ listener: Int32, _ samples: UnsafeMutableRawPointer
    ) {
      page.samples = samples
      page.watched = view
      page.add("watch", view, [], [Double(listener)])
    }

    static func claim(_ view: Int32, _ claims: Int32) {
      page.add("claim", view, [], [Double(claims)])
    }

    static func underlay(_ view: Int32, _ cell: Int32, _ element: Int32) {
      page.add("underlay", view, [], [Double(cell), Double(element)])
    }

    static func slide(
      _ view: Int32, _ cell: Int32, _ x: Double, _ y: Double, _ length: Double,
      _ speed: Double, _ duration: Double
    ) {
      page.add(
        "slide", view, [], [Double(cell), x, y, length, speed, duration])
    }

    static func shown(
      _ view: Int32, _ cell: Int32, _ isDown: Int32
    ) -> Double { page.numbers["shown"] ?? 0 }

    static func holdsFocus(_ element: Int32) -> Int32 {
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

    static func focus(_ element: Int32) {
      page.focused = element
      page.add("focus", element)
    }

    static func lift(
      _ view: Int32, _ cell: Int32, _ x: Double, _ y: Double
    ) {
      page.add("lift", view, [], [Double(cell), x, y])
    }

    static func drop(_ view: Int32, _ cell: Int32, _ duration: Double) {
      page.add("drop", view, [], [Double(cell), duration])
    }

    static func marquee(
      _ view: Int32, _ x: Double, _ y: Double, _ width: Double,
      _ height: Double
    ) {
      page.add("marquee", view, [], [x, y, width, height])
    }

    static func hang(_ view: Int32, _ element: Int32, _ length: Double) {
      page.add("hang", view, [], [Double(element), length])
    }

    static func pull(_ view: Int32, _ distance: Double, _ duration: Double) {
      page.add("pull", view, [], [distance, duration])
    }
  }
#endif
