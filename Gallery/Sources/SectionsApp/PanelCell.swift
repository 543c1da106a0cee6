import WaterflowWeb

/// The decoration behind a section.
final class PanelCell: WaterflowCell {
  init() {
    super.init("div")
    element.setClass("panel", true)
  }
}
