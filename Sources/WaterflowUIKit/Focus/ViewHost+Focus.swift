import WaterflowEngine
import WaterflowLayout

extension ViewHost: @MainActor FocusSurface {
  var takesFocusByTouch: Bool {
    guard let view else { return false }
    return view.holdsFocus && !view.attention.isSystemFocused
  }

  var readElement: ElementID? {
    view.flatMap { $0.reading.element ?? $0.focusedControlElement }
  }

  func canFocus(_ item: ItemPath) -> Bool { view?.canFocus(item) ?? false }

  func showFocus(on id: CellID?) {
    let isShown = view?.attention.showsFocus == true
    giveFocus(to: isShown ? id.flatMap { cell($0) } : nil)
    view?.followFocus()
  }

  func didMoveFocus(to item: ItemPath?) {
    guard let view else { return }
    view.focusDelegate?.waterflowView(
      view, didMoveFocusTo: item.map { IndexPath($0) })
  }
}
