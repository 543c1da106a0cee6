import WaterflowUIKit

#if canImport(UIKit)
  import UIKit
#else
  import UIKitAppStandIn
  import UIKitStandIn
#endif

extension TodosController: WaterflowViewDataSource {
  func waterflowView(
    _ waterflowView: WaterflowView, numberOfItemsInSection section: Int
  ) -> Int { todos.count }

  func waterflowView(
    _ waterflowView: WaterflowView, cellForItemAt indexPath: IndexPath
  ) -> WaterflowCell {
    let cell = waterflowView.dequeueReusableCell(
      withReuseIdentifier: "todo", for: indexPath)
    (cell as? TodoCell)?.show(todos[indexPath.item])
    return cell
  }
}

extension TodosController: WaterflowViewDelegate {
  func waterflowView(
    _ waterflowView: WaterflowView, styleForSectionAt section: Int
  ) -> WaterflowSection {
    // A long to-do takes as many lines as it needs.
    WaterflowSection(estimatesLengths: true)
  }

  func waterflowView(
    _ waterflowView: WaterflowView, heightForItemAt indexPath: IndexPath
  ) -> CGFloat { TodoCell.height }
}

extension TodosController: WaterflowDisplayDelegate {
  func waterflowView(
    _ waterflowView: WaterflowView, willDisplay cell: WaterflowCell,
    forItemAt indexPath: IndexPath
  ) { (cell as? TodoCell)?.stain(indexPath.item, of: todos.count) }
}

extension TodosController: WaterflowSelectionDelegate {
  func waterflowView(
    _ waterflowView: WaterflowView, didSelectItemAt indexPath: IndexPath
  ) { showCount() }

  func waterflowView(
    _ waterflowView: WaterflowView, didDeselectItemAt indexPath: IndexPath
  ) { showCount() }
}
