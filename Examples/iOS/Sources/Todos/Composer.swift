#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// The line in which a to-do is typed, over the list that is dimmed.
final class Composer: UIView {
  static let dimming: CGFloat = 0.4
  static let duration = 0.25

  let dim = UIControl()
  let field = UITextField()
  private let bar = UIView(frame: .zero)
  private var onEnd: ((String?) -> Void)?

  /// Whether a line is being typed.
  var isOpen: Bool { onEnd != nil }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    dim.backgroundColor = .black
    dim.alpha = 0
    dim.isAccessibilityElement = true
    dim.accessibilityLabel = "Save"
    dim.accessibilityTraits = .button
    dim.addAction(
      UIAction { [weak self] _ in self?.close(with: self?.field.text) },
      for: .touchUpInside)
    bar.backgroundColor = .systemBackground
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.placeholder = "To do"
    field.addAction(
      UIAction { [weak self] _ in self?.close(with: self?.field.text) },
      for: .editingDidEndOnExit)
    addSubview(dim)
    addSubview(bar)
    bar.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  /// Opens it, and calls back once: with what was typed, after Return or a tap
  /// beside it, or with nil where Escape gave it up; does nothing if it is
  /// open.
  func open(with text: String = "", _ onEnd: @escaping (String?) -> Void) {
    guard !isOpen else { return }
    self.onEnd = onEnd
    field.text = text
    isHidden = false
    // What it covers is out of assistive technology's reach as well.
    accessibilityViewIsModal = true
    field.becomeFirstResponder()
    UIView.animate(withDuration: Self.duration) {
      self.dim.alpha = Self.dimming
    }
  }

  private func close(with text: String?) {
    guard let onEnd else { return }
    self.onEnd = nil
    accessibilityViewIsModal = false
    field.resignFirstResponder()
    UIView.animate(withDuration: Self.duration) {
      self.dim.alpha = 0
    } completion: { [weak self] _ in
      // It may have been opened again meanwhile.
      if self?.isOpen == false { self?.isHidden = true }
    }
    onEnd(text)
  }

  override func accessibilityPerformEscape() -> Bool {
    guard isOpen else { return super.accessibilityPerformEscape() }
    close(with: nil)
    return true
  }

  override func pressesBegan(
    _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    if isOpen,
      presses.contains(where: { $0.key?.keyCode == .keyboardEscape })
    {
      return close(with: nil)
    }
    super.pressesBegan(presses, with: event)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dim.frame = bounds
    bar.frame = CGRect(
      x: 0, y: safeAreaInsets.top, width: bounds.width, height: TodoCell.height)
    let margins = layoutMargins
    field.frame = CGRect(
      x: margins.left, y: 0,
      width: max(0, bounds.width - margins.left - margins.right),
      height: bar.bounds.height)
  }
}
