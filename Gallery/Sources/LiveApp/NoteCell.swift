import GalleryParts
import WaterflowWeb

/// A text that takes the height that it needs.
final class NoteCell: WaterflowCell {
  private let title = Element("strong")
  private let text = Element("p")

  init() {
    super.init("div")
    element.setClass("note", true)
    // The distances to other cells are the layout's; the box lies inside.
    let box = Element("div")
    box.setClass("box", true)
    box.append(title)
    box.append(text)
    element.append(box)
  }

  /// Shows a post of the feed.
  func showPost(_ number: Int) {
    title.setText("Post \(grouped: number + 1)")
    text.setText(Self.words(number))
  }

  /// Shows what stands for a post that has not arrived.
  func showPlaceholder() {
    element.setClass("placeholder", true)
    title.setText("")
    text.setText("")
  }

  /// Shows a message of the chat.
  func showMessage(_ number: Int) {
    let isOwn = number % 3 == 1
    element.setClass("own", isOwn)
    title.setText(isOwn ? "You" : "Ada")
    text.setText(Self.words(number))
  }

  override func prepareForReuse() {
    element.setClass("placeholder", false)
    element.setClass("own", false)
  }

  private static let sentences = [
    "The tide was out, and the flats shone like pewter. ",
    "Somebody had left a kite on the roof. ",
    "We counted eleven herons before breakfast. ",
    "Bring the long ladder, please. ",
    "It rained until the gutters sang, and then all at once it stopped. ",
    "The bakery opens at five. ",
    "Nobody remembers who planted the pear tree. ",
  ]

  /// One to seven sentences.
  private static func words(_ number: Int) -> String {
    var dice = SplitMix64(seed: UInt64(number))
    var words = ""
    for _ in 0...dice.next(7) { words += sentences[dice.next(7)] }
    return words
  }
}
