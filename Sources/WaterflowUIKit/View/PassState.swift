import WaterflowEngine
import WaterflowLayout

/// What a view has to do before its next pass, and what it is doing.
struct PassState {
  /// The extent that the view's environment was read with, and whether that may
  /// be another one by now.
  var knownExtent = CGSize.zero
  var mayDiffer = true
  /// What is to be read again before the next pass.
  var reload: ReloadScope? = .source
  /// Whether a pass is due that nothing else tells of.
  var isPassDue = false
  /// Whether the view is seeing to what is due, so that it need not be asked.
  var isCatchingUp = false
  /// Whether the next pass shows what is in view already, and nothing else.
  var followsScroll = false
  /// Whether what is due waits for the next turn of the run loop.
  var isPutOff = false
  var isLoading = false
  /// How far the content was scrolled before a change and after the last pass,
  /// in points.
  var lead = LayoutPoint.zero

  var needsReload: Bool { reload != nil }
}
