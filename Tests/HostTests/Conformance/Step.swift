import WaterflowEngine
import WaterflowLayout

/// What people, platforms and programs do to a view.
enum Step {
  // MARK: Time and surroundings

  case wait(Double)
  case resize(Double, Double)
  /// What covers the viewport's start and end.
  case inset(Double, Double)

  // MARK: Fingers, mice and keys

  case touch(Double, Double)
  case drag(Double, Double, over: Double)
  case lift
  /// Lifts the finger, and waits for what moves to rest.
  case liftAndWait
  case cancelTouch
  /// Something around the view takes its touches.
  case interrupt
  case tap(Double, Double)
  case click(Double, Double)
  /// A button of a mouse goes down, with keys that are held, and rests.
  case press(Double, Double, RangeSelection.Modifier = .plain)
  /// A hand takes the content so far along the axis, and lets it rest.
  case handScroll(Double)
  case key(
    KeyCommand.Action, RangeSelection.Modifier = .plain, alt: Bool = false)
  case hold(KeyCommand.Action)
  case letGo
  case blur
  /// Somebody types into an item's cell; or no more.
  case edit(ItemPath?)

  // MARK: Programs

  case scroll(Double)
  /// Goes there evenly, frame by frame, as a scrubber does.
  case scrub(Double, over: Double)
  case scrollTo(ItemPath, ScrollAlignment, animated: Bool)
  /// Goes to an offset, and back to where it was.
  case visit(Double)
  case select(ItemPath)
  case deselect(ItemPath)
  /// Selects these items and no others.
  case selectOnly([ItemPath])
  case focus(ItemPath?)
  case pin(PinMode)
  /// Lets a section's header pin, or no more.
  case pins(Int, Bool)
  case unpinAll
  /// Lets cells load what cannot be read as well, or no more.
  case deferContent(Bool)
  case open(ItemPath, SwipeEdge)
  case closeSwipe
  case pickUp(ItemPath)
  case carry(Double, Double)
  case drop
  case putBack
  case beginPull
  /// Ends it, and waits for the content to be there.
  case endPull
  case turn(Int, animated: Bool)

  /// Another delegate hears from now on what is displayed.
  case handOver
  /// Lets people do something, or no more.
  case allow(Setting.Use, Bool)
  case pages(Int)
  case overscan(Double)
  case minimumLength(Double)
  case nearEndLength(Double)
  /// Tells where the reader is in terms of items, and the item that stays.
  case tellPlace
  case anchor(ItemPath?)
  /// Shows other items, and what stood where the reader was there again.
  case leaveAndReturn([String])

  // MARK: Data

  case reload
  /// Has styles and sizes asked for anew.
  case invalidate
  /// Has all asked for anew of the same items.
  case reloadCells
  /// Has the styles of all sections asked for anew, or of one.
  case restyle(Int? = nil)
  /// Changes the data and tells of it, and waits for the cells to arrive.
  case update([Change])
  /// The same without waiting.
  case begin([Change], animated: Bool = true)
  /// Names some changes, and makes others.
  case lie(named: [Change], made: [Change])
  /// Changes the data and says nothing.
  case make([Change])
  /// With items that are to be read anew.
  case snapshot(
    [[String]], reloading: [String] = [], usingReloadData: Bool = false)
  case size(ItemPath, Double)
  /// Other lengths, for items that are read from now on.
  case lengths([String: Double])
  /// Another header for a section, once its style is asked for.
  case header(Int, Double)
  /// All lengths of all sections in one piece, or one by one.
  case list([Double]?)
  /// The answer to questions is no from now on.
  case refuse([String])

  // MARK: In callbacks

  /// Takes steps in the next callback that tells this, once.
  case when(String, [Step])
}
