#if arch(wasm32)
  /// The functions that `JavaScript/gestures.mjs` gives to modules that name
  /// one of them; others do not load that file.
  enum GestureImports {
    /// Sends touches and clicks on a view to an event listener; what each is
    /// about is written to the samples, see ``TouchEvent``.
    @_extern(wasm, module: "gestures", name: "watch")
    static func watch(
      _ view: Int32, _ listener: Int32, _ samples: UnsafeMutableRawPointer)

    /// Tells what gestures may want of the platform; see ``GestureClaims``.
    @_extern(wasm, module: "gestures", name: "claim")
    static func claim(_ view: Int32, _ claims: Int32)

    /// Puts an element below the cells in a cell's place, and keeps it there.
    @_extern(wasm, module: "gestures", name: "underlay")
    static func underlay(_ view: Int32, _ cell: Int32, _ element: Int32)

    /// Makes a button one of a row's: with its extent along the row, of which
    /// the first takes what is over, less its insets.
    @_extern(wasm, module: "gestures", name: "shape")
    static func shape(
      _ view: Int32, _ button: Int32, _ isDestructive: Int32,
      _ isFirst: Int32, _ extent: Double, _ top: Double, _ right: Double,
      _ bottom: Double, _ left: Double)

    /// Shows the first button of an element's row alone, or all of them.
    @_extern(wasm, module: "gestures", name: "arm")
    static func arm(_ element: Int32, _ isArmed: Int32)

    /// Moves a cell's content out of its place, and what is under it along,
    /// which is so long; without a number as speed at once, otherwise as a
    /// spring would.
    @_extern(wasm, module: "gestures", name: "slide")
    static func slide(
      _ view: Int32, _ cell: Int32, _ x: Double, _ y: Double, _ length: Double,
      _ speed: Double, _ duration: Double)

    /// How far a cell's content is out of its place now: to the right or down.
    @_extern(wasm, module: "gestures", name: "shown")
    static func shown(_ view: Int32, _ cell: Int32, _ isDown: Int32) -> Double

    /// Whether the focus is inside of an element.
    @_extern(wasm, module: "gestures", name: "holdsFocus")
    static func holdsFocus(_ element: Int32) -> Int32

    /// Focuses an element.
    @_extern(wasm, module: "gestures", name: "focus")
    static func focus(_ element: Int32)

    /// Shows a cell at a place of the content, above all others.
    @_extern(wasm, module: "gestures", name: "lift")
    static func lift(_ view: Int32, _ cell: Int32, _ x: Double, _ y: Double)

    /// Lets a lifted cell go to its place.
    @_extern(wasm, module: "gestures", name: "drop")
    static func drop(_ view: Int32, _ cell: Int32, _ duration: Double)

    /// Shows a rectangle of the content that selects; none without a breadth.
    @_extern(wasm, module: "gestures", name: "marquee")
    static func marquee(
      _ view: Int32, _ x: Double, _ y: Double, _ width: Double,
      _ height: Double)

    /// Puts an element above the content's start, to come in when it is pulled.
    @_extern(wasm, module: "gestures", name: "hang")
    static func hang(_ view: Int32, _ element: Int32, _ length: Double)

    /// Moves the content away from its start; by and by if that takes time.
    @_extern(wasm, module: "gestures", name: "pull")
    static func pull(_ view: Int32, _ distance: Double, _ duration: Double)
  }
#endif
