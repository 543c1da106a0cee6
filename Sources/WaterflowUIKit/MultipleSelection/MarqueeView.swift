/// The rectangle that a pointer draws to select what it meets.
final class MarqueeView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    alpha = 0.25
    // Above all cells, also those that have a layer of their own.
    layer.zPosition = 1_000_000
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    backgroundColor = tintColor
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    backgroundColor = tintColor
  }
}
