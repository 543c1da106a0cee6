import WaterflowLayout
import WaterflowWeb

/// The controls above the sections.
final class SectionsControls {
  /// Called after the way of pinning has changed.
  var onPinning: (() -> Void)?
  /// Called when the tail is to be turned.
  var onTurn: ((TailPager.Direction) -> Void)?

  private let section: Element
  private let untilNext: Element
  private let stacked: Element
  private let footers: Element
  private let onwards: Element
  private let back: Element
  private let reset: Element

  /// Finds the controls in the page; nil if one is missing.
  init?() {
    guard let section = Element(id: "pin-section"),
      let stacked = Element(id: "pin-stacked"),
      let untilNext = Element(id: "pin-until-next"),
      let footers = Element(id: "pin-footers"),
      let onwards = Element(id: "page-onwards"),
      let back = Element(id: "page-back"),
      let reset = Element(id: "page-reset")
    else { return nil }
    self.section = section
    self.stacked = stacked
    self.untilNext = untilNext
    self.footers = footers
    self.onwards = onwards
    self.back = back
    self.reset = reset
    for control in [section, stacked, untilNext, footers] {
      control.on("change") { [self] _ in onPinning?() }
    }
    onwards.on("click") { [self] _ in onTurn?(.onwards) }
    back.on("click") { [self] _ in onTurn?(.back) }
    reset.on("click") { [self] _ in onTurn?(.reset) }
  }

  /// The chosen way of pinning.
  var pinMode: PinMode {
    if untilNext.number("checked") == 1 { return .untilNext }
    return stacked.number("checked") == 1 ? .stacked : .section
  }

  /// Whether footers pin as well.
  var pinsFooters: Bool { footers.number("checked") == 1 }

  /// Offers only what the tail can still do at a step.
  func show(step: Int, of steps: Int) {
    onwards.setNumber("disabled", to: step < steps ? 0 : 1)
    back.setNumber("disabled", to: step > 0 ? 0 : 1)
    reset.setNumber("disabled", to: step > 0 ? 0 : 1)
  }
}
