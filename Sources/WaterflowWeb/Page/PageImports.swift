#if arch(wasm32)
  /// The functions that `JavaScript/instance.mjs` gives to the module.
  ///
  /// Text is passed as UTF-8 bytes and their number.
  enum PageImports {
    typealias Bytes = UnsafePointer<UInt8>?

    @_extern(wasm, module: "waterflow", name: "create")
    static func create(_ tag: Bytes, _ count: Int32) -> Int32

    @_extern(wasm, module: "waterflow", name: "find")
    static func find(_ id: Bytes, _ count: Int32) -> Int32

    @_extern(wasm, module: "waterflow", name: "release")
    static func release(_ element: Int32)

    @_extern(wasm, module: "waterflow", name: "append")
    static func append(_ parent: Int32, _ child: Int32)

    @_extern(wasm, module: "waterflow", name: "detach")
    static func detach(_ element: Int32)

    @_extern(wasm, module: "waterflow", name: "setText")
    static func setText(_ element: Int32, _ text: Bytes, _ count: Int32)

    @_extern(wasm, module: "waterflow", name: "setAttribute")
    static func setAttribute(
      _ element: Int32, _ name: Bytes, _ nameCount: Int32, _ value: Bytes,
      _ valueCount: Int32)

    @_extern(wasm, module: "waterflow", name: "removeAttribute")
    static func removeAttribute(
      _ element: Int32, _ name: Bytes, _ nameCount: Int32)

    @_extern(wasm, module: "waterflow", name: "setStyle")
    static func setStyle(
      _ element: Int32, _ name: Bytes, _ nameCount: Int32, _ value: Bytes,
      _ valueCount: Int32)

    @_extern(wasm, module: "waterflow", name: "toggleClass")
    static func toggleClass(
      _ element: Int32, _ name: Bytes, _ nameCount: Int32, _ isOn: Int32)

    @_extern(wasm, module: "waterflow", name: "setNumber")
    static func setNumber(
      _ element: Int32, _ name: Bytes, _ nameCount: Int32, _ value: Double)

    @_extern(wasm, module: "waterflow", name: "number")
    static func number(
      _ element: Int32, _ name: Bytes, _ nameCount: Int32
    ) -> Double

    @_extern(wasm, module: "waterflow", name: "call")
    static func call(_ element: Int32, _ method: Bytes, _ count: Int32)

    @_extern(wasm, module: "waterflow", name: "property")
    static func property(
      _ element: Int32, _ name: Bytes, _ count: Int32
    ) -> UnsafeMutableRawPointer?

    @_extern(wasm, module: "waterflow", name: "listen")
    static func listen(
      _ element: Int32, _ type: Bytes, _ typeCount: Int32, _ listener: Int32)

    @_extern(wasm, module: "waterflow", name: "fetch")
    static func fetch(_ url: Bytes, _ count: Int32, _ receiver: Int32)

    @_extern(wasm, module: "waterflow", name: "fail")
    static func fail(_ text: Bytes, _ count: Int32, _ kind: Int32) -> Never

    @_extern(wasm, module: "waterflow", name: "schedule")
    static func schedule(_ delay: Double, _ receiver: Int32)

    @_extern(wasm, module: "waterflow", name: "requestFrame")
    static func requestFrame(_ receiver: Int32)

    @_extern(wasm, module: "waterflow", name: "cancel")
    static func cancel(_ receiver: Int32)

    @_extern(wasm, module: "waterflow", name: "prefersReducedMotion")
    static func prefersReducedMotion() -> Int32

    @_extern(wasm, module: "waterflow", name: "now")
    static func now() -> Double

    @_extern(wasm, module: "waterflow", name: "mount")
    static func mount(_ container: Int32, _ view: Int32, _ isVertical: Int32)

    @_extern(wasm, module: "waterflow", name: "unmount")
    static func unmount(_ view: Int32)

    @_extern(wasm, module: "waterflow", name: "adopt")
    static func adopt(_ view: Int32, _ cell: Int32, _ element: Int32)

    @_extern(wasm, module: "waterflow", name: "perform")
    static func perform(
      _ view: Int32, _ operations: UnsafeRawPointer?, _ count: Int32,
      _ shift: Double, _ length: Double, _ scrollTo: Double)

    @_extern(wasm, module: "waterflow", name: "animate")
    static func animate(
      _ view: Int32, _ transitions: UnsafeRawPointer?, _ count: Int32,
      _ duration: Double)

    @_extern(wasm, module: "waterflow", name: "allowFocus")
    static func allowFocus(_ view: Int32, _ isAllowed: Int32)

    @_extern(wasm, module: "waterflow", name: "focus")
    static func focus(_ view: Int32, _ cell: Int32)

    @_extern(wasm, module: "waterflow", name: "allowSelection")
    static func allowSelection(_ view: Int32, _ mode: Int32)

    @_extern(wasm, module: "waterflow", name: "changed")
    static func changed(
      _ view: Int32, _ added: Int32, _ removed: Int32, _ moved: Int32)

    @_extern(wasm, module: "waterflow", name: "placed")
    static func placed(_ view: Int32, _ place: Int32, _ count: Int32)

    @_extern(wasm, module: "waterflow", name: "announce")
    static func announce(_ view: Int32, _ text: Bytes, _ count: Int32)

    @_extern(wasm, module: "waterflow", name: "canMeasure")
    static func canMeasure(_ view: Int32) -> Int32

    @_extern(wasm, module: "waterflow", name: "measure")
    static func measure(
      _ view: Int32, _ cells: UnsafeRawPointer?, _ count: Int32,
      _ sizes: UnsafeMutableRawPointer?)
  }
#else
  // The same functions for tests, which no page answers.
  @_exported import WaterflowWebRecorder
#endif
