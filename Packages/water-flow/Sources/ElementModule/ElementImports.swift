#if arch(wasm32)
  /// The functions that `JavaScript/engine.mjs` gives to the module.
  ///
  /// An element is known by a number that its script has chosen.
  package enum ElementImports {
    /// How many sections an element has.
    @_extern(wasm, module: "element", name: "sections")
    static func sections(_ element: Int32) -> Int32

    /// How many items a section has.
    @_extern(wasm, module: "element", name: "count")
    static func count(_ element: Int32, _ section: Int32) -> Int32

    /// Writes a section's style into ``Numbers``; see `style.mjs`.
    @_extern(wasm, module: "element", name: "style")
    static func style(_ element: Int32, _ section: Int32)

    /// Writes the lengths of all items of a section.
    @_extern(wasm, module: "element", name: "lengths")
    static func lengths(
      _ element: Int32, _ section: Int32,
      _ lengths: UnsafeMutablePointer<Double>?, _ count: Int32)

    /// Writes an item's width and height into ``Numbers``.
    @_extern(wasm, module: "element", name: "size")
    static func size(_ element: Int32, _ section: Int32, _ item: Int32)

    /// The number of the kind of cells that show something.
    @_extern(wasm, module: "element", name: "kind")
    static func kind(
      _ element: Int32, _ part: Int32, _ section: Int32, _ item: Int32
    ) -> Int32

    /// Makes the root of a cell of a kind; its number in the page's table.
    @_extern(wasm, module: "element", name: "create")
    static func create(_ element: Int32, _ kind: Int32) -> Int32

    /// Has a cell show something.
    @_extern(wasm, module: "element", name: "update")
    static func update(
      _ element: Int32, _ cell: Int32, _ part: Int32, _ section: Int32,
      _ item: Int32)

    /// A cell shows nothing any more.
    @_extern(wasm, module: "element", name: "recycle")
    static func recycle(_ element: Int32, _ cell: Int32)

    /// Something has happened; see ``ElementEvent``.
    @_extern(wasm, module: "element", name: "told")
    package static func told(
      _ element: Int32, _ event: Int32, _ a: Double, _ b: Double,
      _ c: Double, _ d: Double)
  }
#else
  /// The same functions where there is no page: an element without sections.
  package enum ElementImports {
    static func sections(_ element: Int32) -> Int32 { 0 }

    static func count(_ element: Int32, _ section: Int32) -> Int32 { 0 }

    static func style(_ element: Int32, _ section: Int32) {}

    static func lengths(
      _ element: Int32, _ section: Int32,
      _ lengths: UnsafeMutablePointer<Double>?, _ count: Int32
    ) {}

    static func size(_ element: Int32, _ section: Int32, _ item: Int32) {}

    static func kind(
      _ element: Int32, _ part: Int32, _ section: Int32, _ item: Int32
    ) -> Int32 { 0 }

    static func create(_ element: Int32, _ kind: Int32) -> Int32 { 0 }

    static func update(
      _ element: Int32, _ cell: Int32, _ part: Int32, _ section: Int32,
      _ item: Int32
    ) {}

    static func recycle(_ element: Int32, _ cell: Int32) {}

    package static func told(
      _ element: Int32, _ event: Int32, _ a: Double, _ b: Double,
      _ c: Double, _ d: Double
    ) {}
  }
#endif
