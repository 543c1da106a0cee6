import Foundation

/// The registered classes, and the views of them that wait for another use.
@MainActor
struct ReusableViews {
  struct Name: Hashable {
    /// The kind of supplementary or decoration views; empty for cells.
    var kind: String
    var identifier: String
  }

  private var classes: [Name: UICollectionReusableView.Type] = [:]
  private var idle: [Name: [UICollectionReusableView]] = [:]
  /// The views made so far.
  private(set) var made = 0

  mutating func register(_ viewClass: AnyClass?, as name: Name) {
    classes[name] = viewClass as? UICollectionReusableView.Type
    idle[name] = nil
  }

  /// A view that waits, ready for use, or a new one; `nil` if no class is
  /// registered.
  mutating func dequeue(_ name: Name) -> UICollectionReusableView? {
    if let view = idle[name]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let type = classes[name] else { return nil }
    made += 1
    let view = type.init(frame: .zero)
    view.reuseIdentifier = name.identifier
    return view
  }

  /// Keeps a view for another use, if it came from here.
  mutating func enqueue(_ view: UICollectionReusableView, kind: String) {
    guard let identifier = view.reuseIdentifier else { return }
    idle[Name(kind: kind, identifier: identifier), default: []].append(view)
  }
}
