extension WaterflowCell {
  /// What a swipe moves.
  var swipedViews: [UIView] {
    [backgroundView, selectedBackgroundView, contentView].compactMap { $0 }
  }

  /// How far from its frame the content is drawn at the moment.
  var shownDisplacement: CGPoint {
    let layer = contentView.layer
    let map = (layer.presentation() ?? layer).affineTransform()
    return CGPoint(x: map.tx, y: map.ty)
  }
}
