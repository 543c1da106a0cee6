import WaterflowLayout
import WaterflowWeb

/// The controls above the sections.
final class SectionsControls {
  /// Called after the way of pinning has changed.
  var onPinning: (() -> Void)?
  /// Called after another scene was chosen.
  var onScene: (() -> Void)?

  private let pinning: Element
  private let tabs: Element
  private let section: Element
  private let untilNext: Element
  private let stacked: Element
  private let footers: Element
  /// What only the scene of pinning has a use for.
  private let groups: [Element]

  /// Finds the controls in the page; nil if one is missing.
  init?() {
    guard let pinning = Element(id: "scene-pinning"),
      let tabs = Element(id: "scene-tabs"),
      let section = Element(id: "pin-section"),
      let stacked = Element(id: "pin-stacked"),
      let untilNext = Element(id: "pin-until-next"),
      let footers = Element(id: "pin-footers"),
      let modes = Element(id: "modes"),
      let footerGroup = Element(id: "footers"),
      let log = Element(id: "log")
    else { return nil }
    self.pinning = pinning
    self.tabs = tabs
    self.section = section
    self.untilNext = untilNext
    self.stacked = stacked
    self.footers = footers
    groups = [modes, footerGroup, log]
    for control in [section, stacked, untilNext, footers] {
      control.on("change") { [self] _ in onPinning?() }
    }
    for control in [pinning, tabs] {
      control.on("change") { [self] _ in
        showGroups()
        onScene?()
      }
    }
    showGroups()
  }

  /// Whether tabs are shown.
  var showsTabs: Bool { tabs.number("checked") == 1 }

  /// The chosen way of pinning.
  var pinMode: PinMode {
    if untilNext.number("checked") == 1 { return .untilNext }
    return stacked.number("checked") == 1 ? .stacked : .section
  }

  /// Whether footers pin as well.
  var pinsFooters: Bool { footers.number("checked") == 1 }

  private func showGroups() {
    let isHidden = showsTabs
    for group in groups { group.setNumber("hidden", to: isHidden ? 1 : 0) }
  }
}
