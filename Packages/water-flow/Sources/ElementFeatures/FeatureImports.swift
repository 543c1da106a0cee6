#if arch(wasm32)
  /// The function that `JavaScript/features` gives to the full module.
  enum FeatureImports {
    /// Asks an element's script, or tells it; see ``FeatureQuestion``.
    @_extern(wasm, module: "features", name: "ask")
    static func ask(
      _ element: Int32, _ question: Int32, _ a: Int32, _ b: Int32, _ c: Int32,
      _ d: Int32
    ) -> Int32
  }
#else
  /// The same function where there is no page, and nobody answers.
  enum FeatureImports {
    static func ask(
      _ element: Int32, _ question: Int32, _ a: Int32, _ b: Int32, _ c: Int32,
      _ d: Int32
    ) -> Int32 { 0 }
  }
#endif
