import WaterflowEngine

/// Ends the program over a fault of the app's, which the page says with the
/// number of a kind: a module by itself ends without a word.
func stop(_ fault: StaticString, _ kind: ReuseKind) -> Never {
  fault.withUTF8Buffer { text in
    PageImports.fail(
      text.baseAddress, Int32(truncatingIfNeeded: text.count), kind.rawValue)
  }
}
