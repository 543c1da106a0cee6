import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// What the view is called by assistive technology, as are lists in it that
  /// have no header; the container's `aria-label`.
  ///
  /// ```swift
  /// view.setAccessibilityLabel("Photos")
  /// ```
  public func setAccessibilityLabel(_ label: PageText) {
    container.setAttribute("aria-label", to: label)
  }

  /// What is read out about changes.
  public var localizedStrings: WaterflowLocalizedStrings {
    get { givenStrings?() ?? WaterflowLocalizedStrings() }
    set {
      givenStrings = { newValue }
      phrase = { change, count, total in
        switch change {
        case 0: newValue.added?(count)
        case 1: newValue.removed?(count)
        case 2: newValue.moved?(count)
        default: newValue.movedTo?(count, total)
        }
      }
    }
  }

  /// Says something to people who use a screen reader, when what it says now
  /// is over.
  public func announce(_ text: PageText) {
    text.withBytes { PageImports.announce(number, $0, $1) }
  }
}
