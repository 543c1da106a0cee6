import UIKitAppStandIn
import UIKitStandIn
import WaterflowUIKit

// The article of WaterflowUIKit.

final class NotesController: UIViewController {
  let notes = WaterflowView(frame: .zero)
  lazy var source = WaterflowDiffableDataSource<Int, String>(
    waterflowView: notes
  ) { view, path, note in
    let cell = view.dequeueReusableCell(withReuseIdentifier: "note", for: path)
    (cell as? NoteCell)?.label.text = note
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    notes.register(NoteCell.self, forCellWithReuseIdentifier: "note")
    notes.waterflowDelegate = self
    notes.dataSource = source
    view.addSubview(notes)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    notes.frame = view.bounds
  }

  /// Shows other notes; what stays keeps its cell, and goes to its place.
  func show(_ texts: [String]) throws {
    var snapshot = WaterflowDiffableDataSourceSnapshot<Int, String>()
    try snapshot.appendSections([0])
    try snapshot.appendItems(texts)
    source.apply(snapshot)
  }
}

extension NotesController: WaterflowViewDelegate {
  func waterflowView(
    _ waterflowView: WaterflowView, styleForSectionAt section: Int
  ) -> WaterflowSection {
    WaterflowSection(
      mode: .waterfall(lanes: .minimumWidth(150)),
      lineSpacing: 8, interitemSpacing: 8, estimatesLengths: true)
  }
}

final class NoteCell: WaterflowCell {
  let label = UILabel()

  required init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func preferredSize(fitting size: CGSize) -> CGSize {
    let text = label.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: size.width, height: max(44, text.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}
