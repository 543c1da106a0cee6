import WaterflowEngine
import WaterflowLayout

extension WaterflowCollectionViewLayout {
  /// Items placed since the layout was made.
  var itemsLaidOut: Int { controller.itemsLaidOut }

  /// What is shown, once a pass has succeeded.
  var content: CollectionLayout? { controller.content }

  /// Does what the invalidations since the last pass ask for.
  func bringUpToDate(_ collectionView: UICollectionView) {
    takeSettings()
    let error = controller.prepare(
      at: place(of: collectionView),
      asking: CollectionViewSource(self, collectionView))
    tell(error, to: collectionView)
    keepPlaceAfterResize(of: collectionView)
    let offset = LayoutPoint(collectionView.contentOffset)
    let kept = controller.takeWayAfterReading(from: offset)
    let first = controller.takeWayToFirst(from: offset)
    if let way = first ?? kept, way != .zero {
      // A context would add the way to where the collection view is by then,
      // which for shorter content is elsewhere.
      collectionView.contentOffset = CGPoint(
        LayoutPoint(x: offset.x + way.x, y: offset.y + way.y))
    }
    goOnLater()
  }

  /// Carries out the changes of an update.
  func follow(
    _ items: [UICollectionViewUpdateItem],
    in collectionView: UICollectionView
  ) {
    takeSettings()
    let error = controller.follow(
      BatchUpdate(items), at: place(of: collectionView),
      asking: CollectionViewSource(self, collectionView))
    tell(error, to: collectionView)
    goOnLater()
  }

  /// Has the controller know the settings as they are: a subclass may override
  /// them, and then nothing tells of a change.
  func takeSettings() {
    controller.anchorsToEnd = anchorsToEnd
    controller.nearEndLength = Double(nearEndLength)
    controller.minimumContentLength = Double(minimumContentLength)
    if controller.pinMode != pinMode { controller.pinMode = pinMode }
    let displacement = sectionDisplacement?.displacement
    if controller.sectionDisplacement != displacement {
      controller.sectionDisplacement = displacement
    }
  }

  /// Tells the delegate what came up in a pass, when the pass is over.
  func tell(_ error: LayoutError?, to collectionView: UICollectionView) {
    let warnings = controller.takeWarnings()
    let events = controller.takePinEvents()
    tellEnd()
    guard let layoutDelegate else { return }
    if let error {
      layoutDelegate.collectionView(
        collectionView, layout: self, didFailWith: error)
    }
    for warning in warnings {
      layoutDelegate.collectionView(
        collectionView, layout: self, didCorrect: warning)
    }
    for event in events {
      layoutDelegate.collectionView(
        collectionView, layout: self, didChangePin: event)
    }
  }

  /// Tells that the end of the content has come near, if it has.
  func tellEnd() {
    guard controller.takeEndNews() else { return }
    // More can be appended in no callback of the collection view.
    schedule { [weak self] in
      guard let self, let collectionView else { return }
      layoutDelegate?.collectionViewDidComeNearEnd(
        collectionView, layout: self)
    }
  }
}
