import WaterflowWeb

extension Scroller {
  /// The one that the page's address asks for; the container if it asks for
  /// none.
  public static func chosen(forView container: Element) -> Scroller {
    // Set by `page.mjs` before it starts a module.
    let choice = container.number("scroller")
    return choice == 1 ? .window : choice == 2 ? .nearest : .container
  }
}
