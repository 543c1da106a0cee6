/// What the page offers beside its elements.
public enum Page {
  /// A clock in milliseconds that does not run backwards.
  public static var now: Double { PageImports.now() }

  /// Fetches a file from where the page came from.
  ///
  /// ```swift
  /// Page.fetch("photos.bin") { result in
  ///   if result.isSuccess { show(result.body) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - url: absolute, or relative to the page.
  ///   - receiver: called once, later.
  public static func fetch(
    _ url: PageText, _ receiver: @escaping (FetchResult) -> Void
  ) {
    let number = Callbacks.add(.file(receiver))
    url.withBytes { PageImports.fetch($0, $1, number) }
  }

  /// Calls a closure once after a delay in milliseconds.
  public static func schedule(
    after delay: Double, _ body: @escaping () -> Void
  ) {
    PageImports.schedule(delay, Callbacks.add(.timer(body, view: -1)))
  }

  /// Calls a closure once, right before the page paints its next frame.
  public static func requestFrame(_ body: @escaping () -> Void) {
    PageImports.requestFrame(Callbacks.add(.timer(body, view: -1)))
  }

  /// Whether the person prefers that nothing moves by itself.
  public static var prefersReducedMotion: Bool {
    PageImports.prefersReducedMotion() != 0
  }
}
