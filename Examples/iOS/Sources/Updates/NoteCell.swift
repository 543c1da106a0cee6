import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// A text that takes the height that it needs.
final class NoteCell: WaterflowCell {
  let label = UILabel()

  private static let padding: CGFloat = 12
  private static let sentences = [
    "The ferry was late again. ", "We found the key under the pear tree. ",
    "Somebody has painted the fence blue, and nobody knows who. ",
    "Bring a coat. ", "It snowed on the hills and rained down here. ",
    "The cat has learnt to open the larder. ", "Supper is at eight. ",
  ]

  required init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a post of the feed; what has not arrived has a number below 0.
  func showPost(_ number: Int) {
    contentView.backgroundColor = .secondarySystemBackground
    label.text = number < 0 ? "" : "Post \(number + 1). " + Self.words(number)
  }

  /// Shows a message of the chat.
  func showMessage(_ number: Int) {
    contentView.backgroundColor =
      number % 3 == 1 ? .systemFill : .secondarySystemBackground
    label.text = Self.words(number)
  }

  /// One to seven sentences.
  private static func words(_ number: Int) -> String {
    (0...number * 5 % 7).map { sentences[(number * 3 + $0) % 7] }.joined()
  }

  override func preferredSize(fitting size: CGSize) -> CGSize {
    let inner = CGSize(
      width: size.width - 2 * Self.padding, height: .greatestFiniteMagnitude)
    let text = label.sizeThatFits(inner)
    return CGSize(
      width: size.width, height: max(44, text.height + 2 * Self.padding))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    label.frame = CGRect(
      x: Self.padding, y: Self.padding,
      width: max(0, bounds.width - 2 * Self.padding),
      height: max(0, bounds.height - 2 * Self.padding))
  }
}
