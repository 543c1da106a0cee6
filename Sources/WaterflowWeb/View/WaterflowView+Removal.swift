import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// Whether the page has the view still.
  var isMounted: Bool { host.view != nil }

  /// Takes the view out of the page for good, as at the end of the part of the
  /// page that it belongs to.
  ///
  /// ```swift
  /// view.remove()
  /// library = nil
  /// ```
  ///
  /// The element gets back the styles that it had, and keeps its other
  /// children. What is under way ends without a word: a touch, a drag, a turned
  /// page, an update whose completion waits, what stands open. From now on the
  /// view asks and tells nobody; what is asked of it does nothing, and showing
  /// the element's content again takes another view.
  ///
  /// May be called in a callback of the view. Cells, closures, the data source
  /// and delegates are let go a turn of the event loop later, and the view's
  /// memory with the app's last reference to it.
  ///
  /// - Complexity: O(cells + timers of the page).
  public func remove() {
    guard isMounted else { return }
    let number = host.number
    // Whoever would be asked or told from now on finds no view.
    host.view = nil
    controller.end()
    touches?.end()
    host.number = -1
    Views.remove(number)
    PageImports.unmount(number)
    Callbacks.cancelTimers(ofView: number)
    // What has called this may still use all that the view has.
    Page.schedule(after: 0) { [self] in letGo() }
  }

  private func letGo() {
    host.forgetAll()
    dataSource = nil
    selectionListener = nil
    focusDelegate = nil
    didPass = nil
    didFailWithLayoutError = nil
    didFailWithUpdateError = nil
    didCorrect = nil
    pinListener = nil
    prefetchListener = nil
    cancelPrefetchingForItemsAt = nil
    endListener = nil
    onKey = nil
    phrase = nil
    givenStrings = nil
    touches = nil
    swipes = nil
    pulls = nil
    reorders = nil
    pager = nil
    multipleSelection = nil
    selection = nil
    focus = nil
    displays = nil
  }
}
