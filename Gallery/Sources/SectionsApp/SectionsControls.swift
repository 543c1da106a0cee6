import WaterflowLayout
import WaterflowWeb

/// The controls above the sections.
final class SectionsControls {
  /// What the page shows.
  enum Scene: Int {
    case pinning, tabs, widths, sideways
  }

  /// Called after the way of pinning has changed.
  var onPinning: (() -> Void)?
  /// Called after another scene was chosen.
  var onScene: (() -> Void)?
  /// Called after another use of widths was chosen.
  var onWidths: (() -> Void)?
  /// Called with the section that somebody wants to see.
  var onPlace: ((Int) -> Void)?

  private let scenes: [Element]
  private let pins: [Element]
  private let footers: Element
  private let rests: [Element]
  private let alignments: [Element]
  private let places: [Element]

  /// Finds the controls in the page; nil if one is missing.
  init?() {
    guard
      let scenes = Self.find([
        "scene-pinning", "scene-tabs", "scene-widths", "scene-sideways",
      ]),
      let pins = Self.find(["pin-section", "pin-stacked", "pin-until-next"]),
      let footers = Element(id: "pin-footers"),
      let rests = Self.find(["rest-margin", "rest-gap"]),
      let alignments = Self.find([
        "align-filled", "align-leading", "align-center", "align-trailing",
      ]),
      let places = Self.find(["place-0", "place-1", "place-2"])
    else { return nil }
    self.scenes = scenes
    self.pins = pins
    self.footers = footers
    self.alignments = alignments
    self.rests = rests
    self.places = places
    listen(to: pins + [footers]) { [self] in onPinning?() }
    listen(to: rests + alignments) { [self] in onWidths?() }
    listen(to: scenes) { [self] in onScene?() }
    for (section, place) in places.enumerated() {
      place.on("click") { [self] _ in onPlace?(section) }
    }
  }

  /// The chosen scene.
  var scene: Scene { Scene(rawValue: chosen(of: scenes)) ?? .pinning }

  /// The chosen way of pinning.
  var pinMode: PinMode {
    switch chosen(of: pins) {
    case 1: .stacked
    case 2: .untilNext
    default: .section
    }
  }

  /// Whether footers pin as well.
  var pinsFooters: Bool { footers.number("checked") == 1 }

  /// What becomes of the width that lanes of a set width leave.
  var remainder: LaneRemainder { chosen(of: rests) == 1 ? .gap : .margin }

  /// Where items stand that are narrower than their lanes.
  var itemAlignment: ItemAlignment {
    ItemAlignment(rawValue: UInt8(chosen(of: alignments))) ?? .filled
  }

  private static func find(_ names: [StaticString]) -> [Element]? {
    var found: [Element] = []
    for name in names {
      guard let element = Element(id: name) else { return nil }
      found.append(element)
    }
    return found
  }

  private func listen(
    to controls: [Element], _ onChange: @escaping () -> Void
  ) {
    for control in controls { control.on("change") { _ in onChange() } }
  }

  /// Which of several controls is chosen; the first if none is.
  private func chosen(of controls: [Element]) -> Int {
    controls.firstIndex { $0.number("checked") == 1 } ?? 0
  }
}
