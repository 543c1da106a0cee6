import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// The bar of tabs, whose sections turn below it.
final class TabsCell: WaterflowCell {
  private(set) lazy var control = UISegmentedControl(
    frame: .zero,
    actions: SectionPlan.tabs.enumerated().map { page, plan in
      UIAction(title: plan.title) { [weak self] _ in self?.choose?(page) }
    })
  private var choose: ((Int) -> Void)?

  static let height: CGFloat = 52

  required init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemBackground
    contentView.addSubview(control)
    // The segments are elements of their own.
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { nil }

  /// Shows which tab is chosen, and calls back with another one.
  func show(_ page: Int, _ choose: @escaping (Int) -> Void) {
    control.selectedSegmentIndex = page
    self.choose = choose
  }

  override func prepareForReuse() { choose = nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margins = contentView.layoutMargins
    let bounds = contentView.bounds
    control.frame = CGRect(
      x: margins.left, y: 10,
      width: bounds.width - margins.left - margins.right,
      height: bounds.height - 20)
  }
}
