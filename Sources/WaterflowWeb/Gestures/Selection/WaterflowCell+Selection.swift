extension WaterflowCell {
  func setHighlighted(_ isOn: Bool) {
    guard isOn != isHighlighted else { return }
    isHighlighted = isOn
    element.setClass("waterflow-highlighted", isOn)
  }

  func setSelected(_ isOn: Bool) {
    guard isOn != isSelected || !tellsSelection else { return }
    if isOn != isSelected { element.setClass("waterflow-selected", isOn) }
    isSelected = isOn
    tellsSelection = true
    element.setAttribute("aria-selected", to: isOn ? "true" : "false")
  }
}
