import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// A header, a footer or a panel of the pages in a stock collection view.
final class StockBar<Content: WaterflowCell>: UICollectionReusableView {
  private(set) lazy var content: Content = {
    let content = Content(frame: bounds)
    addSubview(content)
    return content
  }()

  override func prepareForReuse() {
    super.prepareForReuse()
    content.prepareForReuse()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }
}
