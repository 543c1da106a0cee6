import WaterflowWeb

/// A message above the photos that can be dismissed.
public final class Banner {
  private let root: Element
  private let text: Element
  private let close: Element

  /// Finds the banner in the page; nil if it is missing.
  public init?() {
    guard let root = Element(id: "banner"),
      let text = Element(id: "banner-text"),
      let close = Element(id: "banner-close")
    else { return nil }
    self.root = root
    self.text = text
    self.close = close
    close.on("click") { [self] _ in hide() }
  }

  /// Shows a sentence.
  public func show(_ sentence: PageText) {
    text.setText(sentence)
    reveal(isError: true)
  }

  /// Shows a sentence that is a string.
  @_disfavoredOverload
  public func show(_ sentence: String) {
    show(PageText(sentence))
  }

  /// Shows a text in UTF-8, as an error or as a mere notice.
  public func show(utf8 bytes: UnsafeBufferPointer<UInt8>, isError: Bool) {
    text.setText(utf8: bytes)
    reveal(isError: isError)
  }

  /// Takes the message away.
  public func hide() {
    root.setNumber("hidden", to: 1)
  }

  private func reveal(isError: Bool) {
    root.setClass("error", isError)
    root.setNumber("hidden", to: 0)
  }
}
