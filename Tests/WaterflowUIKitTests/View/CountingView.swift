import UIKitStandIn

@testable import WaterflowUIKit

/// A view that counts how often it is laid out, on the clock of the tests.
final class CountingView: WaterflowView {
  private(set) var layouts = 0

  convenience init(_ content: Content) {
    self.init(frame: .zero)
    pixelScale = 0
    now = { TestClock.now * 1_000 }
    schedule = { delay, body in
      TestClock.schedule(in: delay / 1_000, body)
    }
    for kind in ["item", "header", "footer"] {
      register(LoggingCell.self, forCellWithReuseIdentifier: kind)
    }
    dataSource = content
    waterflowDelegate = content
    selectionDelegate = content
    focusDelegate = content
    displayDelegate = content
  }

  override func layoutSubviews() {
    layouts += 1
    super.layoutSubviews()
  }
}
