import WaterflowEngine
import WaterflowLayout

extension WaterflowCollectionViewLayout {
  /// Lets a section's header and footer pin or rest from now on, without reading
  /// anything anew.
  ///
  /// Where the delegate is asked for the section's style again, as in a reload, what it
  /// says counts. Does nothing if there is no such section.
  ///
  /// - Parameters:
  ///   - section: which one.
  ///   - header: whether its header pins; nil to leave that as it is.
  ///   - footer: whether its footer pins; nil to leave that as it is.
  /// - Complexity: O(sections + visible elements); nothing is laid out.
  public func setPinning(
    ofSection section: Int, header: Bool? = nil, footer: Bool? = nil
  ) {
    try? content?.setPinning(
      ofSection: section, header: header, footer: footer)
    elementsMoved()
  }

  /// Lets no header and no footer pin from now on, without reading anything
  /// anew; see ``setPinning(ofSection:header:footer:)``.
  public func removeAllPinning() {
    content?.removeAllPinning()
    elementsMoved()
  }
}
