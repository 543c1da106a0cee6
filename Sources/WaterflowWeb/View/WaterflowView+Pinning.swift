import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// The sections that are shown elsewhere, or nil.
  ///
  /// Setting it lays out nothing.
  public var sectionDisplacement: SectionDisplacement? {
    get { layout.sectionDisplacement }
    set {
      layout.sectionDisplacement = newValue
      passAgain()
    }
  }

  /// How pinned headers and footers are held.
  ///
  /// Setting it lays out nothing.
  public var pinMode: PinMode {
    get { layout.pinMode }
    set {
      layout.pinMode = newValue
      passAgain()
    }
  }

  private func passAgain() {
    controller.pass(at: offset, time: host.now)
  }

  /// Lets a section's header and footer pin or rest from now on, without reading
  /// anything anew; the selection stays.
  ///
  /// Where the data source is asked for the section's style again, as in a reload, what it
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
    controller.setPinning(ofSection: section, header: header, footer: footer)
  }

  /// Lets no header and no footer pin from now on, without reading anything
  /// anew; see ``setPinning(ofSection:header:footer:)``.
  public func removeAllPinning() { controller.removeAllPinning() }
}
