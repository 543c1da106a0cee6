import WaterflowEngine
import WaterflowLayout

extension WaterflowView {
  /// What the view is called by assistive technology, as are lists in it that
  /// have no header; the container's `aria-label`.
  ///
  /// ```swift
  /// view.setAccessibilityLabel("Photos")
  /// ```
  public func setAccessibilityLabel(_ label: PageText) {
    container.setAttribute("aria-label", to: label)
  }

  /// Whether people who do not see it are told when an update has added or
  /// removed items; true at first.
  ///
  /// What happens in a burst is told at once when it is over. Reloads, and with
  /// them the first load, are not told.
  public var isAnnouncingUpdates: Bool {
    get { announcesUpdates }
    set { announcesUpdates = newValue }
  }

  /// Sets the words in which updates are told; English ones unless set, such
  /// as "3 items added, 1 item removed".
  ///
  /// ```swift
  /// view.announceUpdates { added, removed in
  ///   added > 0 ? "\(added) neue Nachrichten" : nil
  /// }
  /// ```
  ///
  /// - Parameter phrase: makes a text of the numbers of items added and removed
  ///   since the last one, or nil to say nothing. Nil brings the English words
  ///   back.
  public func announceUpdates(_ phrase: ((Int, Int) -> PageText?)?) {
    onAnnounce = phrase
  }

  /// Says something to people who use a screen reader, when what it says now
  /// is over.
  public func announce(_ text: PageText) {
    text.withBytes { PageImports.announce(number, $0, $1) }
  }
}
