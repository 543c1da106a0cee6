import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

/// Collections that change: tiles, an endless feed, a chat, and a million rows.
final class UpdatesController: WaterflowPage {
  /// What the last refused update was told.
  let notice = UILabel()
  private(set) var scene: (any UpdatesScene)?
  private var textSizeWatch: TextSizeWatch?

  typealias Schedule = (
    Double, @escaping @MainActor @Sendable () -> Void
  ) -> Void

  /// Calls back after some seconds.
  var schedule: Schedule = { delay, body in
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
      MainActor.assumeIsolated { body() }
    }
  }

  private static let titles = ["Tiles", "Feed", "Chat", "Million"]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    waterflow.register(NumberTile.self, forCellWithReuseIdentifier: "number")
    waterflow.register(NoteCell.self, forCellWithReuseIdentifier: "note")
    waterflow.sectionInsetReference = .safeArea
    // There is nothing to be done with a tile or a note.
    waterflow.allowsSelection = false
    view.addSubview(waterflow)
    notice.font = .preferredFont(forTextStyle: .footnote)
    notice.adjustsFontForContentSizeCategory = true
    notice.numberOfLines = 2
    notice.textAlignment = .center
    notice.backgroundColor = .secondarySystemBackground
    notice.isHidden = true
    view.addSubview(notice)
    navigationItem.titleView = makeChoice()
    textSizeWatch = TextSizeWatch { [weak self] in
      self?.view.setNeedsLayout()
    }
    choose(0)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    waterflow.frame = view.bounds
    let height = 2 * notice.font.lineHeight + 16
    notice.frame = CGRect(
      x: 0, y: view.bounds.height - view.safeAreaInsets.bottom - height,
      width: view.bounds.width, height: height)
  }

  /// Shows another collection.
  func choose(_ index: Int) {
    waterflow.anchorsToEnd = false
    waterflow.nearEndLength = 0
    waterflow.dataSource = nil
    // Emptied at once, so that the next one begins at its start.
    waterflow.layoutIfNeeded()
    notice.isHidden = true
    let refused: (String) -> Void = { [weak self] in self?.tell($0) }
    let scene: any UpdatesScene =
      switch index {
      case 1: FeedScene(waterflow, schedule: schedule, refused: refused)
      case 2: ChatScene(waterflow, refused: refused)
      case 3: MillionsScene(waterflow, refused: refused)
      default: TilesScene(waterflow, refused: refused)
      }
    self.scene = scene
    scene.begin()
    showMenu()
  }

  private func tell(_ text: String) {
    notice.text = text
    notice.isHidden = false
    UIAccessibility.post(notification: .announcement, argument: text)
  }

  private func makeChoice() -> UISegmentedControl {
    let control = UISegmentedControl(
      frame: .zero,
      actions: Self.titles.enumerated().map { index, title in
        UIAction(title: title) { [weak self] _ in self?.choose(index) }
      })
    control.selectedSegmentIndex = 0
    return control
  }

  private func showMenu() {
    let offered = UpdatesAction.allCases.filter {
      scene?.offers($0) == true
    }
    let menu = UIMenu(
      title: "",
      children: offered.map { action in
        UIAction(title: action.rawValue) { [weak self] _ in
          self?.notice.isHidden = true
          self?.scene?.perform(action)
          self?.showMenu()
        }
      })
    if let button = navigationItem.rightBarButtonItem {
      button.menu = menu
    } else {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Change", menu: menu)
    }
  }
}
