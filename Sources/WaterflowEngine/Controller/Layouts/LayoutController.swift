import WaterflowLayout

/// What the layout of a platform's own collection view does: it knows what is
/// laid out, what has to be asked for again, and where the collection view has
/// to go for that.
///
/// The collection view keeps the cells, the offset and the data. A host tells
/// what it says of them, and hands back what is returned.
package final class LayoutController {
  // MARK: - What an app sets

  /// The item that stays where it is, as long as it shows.
  package var anchoredItem: ItemPath?
  /// Whether the content's end stays once it is in view.
  package var anchorsToEnd = false
  /// How close the content's end is told, in points; 0 for never.
  package var nearEndLength = 0.0
  /// Whether there are views for backgrounds.
  package var hasBackgrounds = false
  /// The least extent of content that is read from now on, in points.
  package var minimumContentLength = 0.0
  /// How headers and footers are held that opted in.
  package var pinMode = PinMode.stacked {
    didSet { content?.pinMode = pinMode }
  }
  /// What turns sections of the content like pages, as long as it does.
  package var pages: ControllerFeature?
  /// The sections that are shown elsewhere.
  package var sectionDisplacement: SectionDisplacement? {
    didSet { content?.sectionDisplacement = sectionDisplacement }
  }

  // MARK: - What is known

  /// What is shown, once a pass has succeeded.
  package internal(set) var content: CollectionLayout?
  /// What the collection view said in the last pass, and its insets since.
  package internal(set) var environment: LayoutEnvironment?
  /// What comes on top of sections' insets where styles are asked for.
  package internal(set) var margin = Insets.zero
  /// The items whose cells have told their sizes for the present breadth.
  package internal(set) var heard = HeardItems()
  /// Whether all data has to be read again.
  package internal(set) var needsRebuild = true
  /// Whether that is data of other items.
  var isOtherData = true
  /// The items whose cells are to be heard anew as the same data is read.
  var renewed: Set<ItemPath> = []
  /// Whether the data is being asked for.
  package internal(set) var isPreparing = false

  var data = LayoutData()
  var offsets = LayoutOffsets()
  var pins = PinTracker()
  /// The headers and footers that were held and showed in the last pass.
  var shownPins: [ElementID] = []
  var needs = LayoutNeeds()
  var endWatch = EndWatch()
  var isEndNews = false
  /// The item that the collection view moves interactively.
  var movement: ReorderSession?
  /// The change that the collection view is animating.
  var transition: LayoutTransition?
  /// Where everything was before the last change of size.
  var beforeResize: EarlierFrames?
  /// Items placed by the contents before this one.
  var itemsLaidOutBefore = 0
  var visible = VisibleElements()
  let warnings = WarningList()

  /// Creates a controller that knows nothing yet.
  package init() {}

  /// Items placed since the controller was made.
  package var itemsLaidOut: Int {
    itemsLaidOutBefore &+ (content?.itemsLaidOut ?? 0)
  }

  /// Whether the content can be changed: it is that of the data, and nobody is
  /// being asked for it.
  package var isSettled: Bool {
    !isPreparing && !data.isEditing && data.change == .none
  }

  /// Whether the content is what the last invalidations asked for.
  package var isUpToDate: Bool {
    content != nil && !needsRebuild && !isPreparing && data.change == .none
  }

  /// Whether the collection view has told of all changes of its data.
  package var hasToldChanges: Bool { data.change == .none }

  /// Whether a change has left something to be laid out.
  package var hasPendingItems: Bool {
    guard let content else { return false }
    needs.update(content)
    return needs.hasPendingItems
  }

  var anchorChoice: AnchorChoice {
    AnchorChoice(item: anchoredItem, keepsEnd: anchorsToEnd)
  }

  /// What shows at a place, or from the end of an update on.
  package func viewport(at place: LayoutPlace) -> Viewport {
    var place = place
    if let transition { place.offset = transition.newOffset }
    return place.viewport
  }

  // MARK: - News

  /// Returns what was put right in data since the last call.
  package func takeWarnings() -> [LayoutWarning] {
    defer { warnings.all = [] }
    return warnings.all
  }

  /// Returns which headers and footers came to be held, or rest, since the last
  /// call.
  package func takePinEvents() -> [PinEvent] { pins.takeEvents() }

  /// Returns whether the content's end has come near since the last call.
  package func takeEndNews() -> Bool {
    defer { isEndNews = false }
    return isEndNews
  }

  /// Notes once for each number of items that the end of the content is near.
  func watchEnd(_ content: CollectionLayout, at viewport: Viewport) {
    guard nearEndLength > 0, content.viewportLength > 0, data.change == .none,
      !data.isStale
    else { return }
    needs.update(content)
    let shown = content.axisSpan(of: viewport.rect).upper
    let isNear = content.contentLength - shown < nearEndLength
    if endWatch.isNews(needs.itemCount, isNear: isNear) { isEndNews = true }
  }
}
