import Foundation
import UIKitStandIn
import WaterflowLayout

@testable import WaterflowUIKit

/// What one of several tabs shows: a banner of 100 points, a bar of 40 that is
/// held, and rows of 50.
@MainActor
final class TabContent: Content {
  let page: Int
  /// Whether the first section has a header that is held as well.
  var pinsFirst = false

  init(page: Int, rows: Int) {
    self.page = page
    super.init([1, 0, rows])
    height = { $0.section == 0 ? 100 : 50 }
  }

  override func waterflowView(
    _ waterflowView: WaterflowView, styleForSectionAt section: Int
  ) -> WaterflowSection {
    var look = WaterflowSection()
    if section == 0 && pinsFirst {
      look.headerLength = 44
      look.pinsHeader = true
    }
    if section == 1 {
      look.headerLength = 40
      look.pinsHeader = true
    }
    return look
  }
}
