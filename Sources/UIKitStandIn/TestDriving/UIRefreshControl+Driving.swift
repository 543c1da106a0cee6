#if !os(tvOS)
  extension UIRefreshControl {
    /// Told when a person has pulled: what a target of `valueChanged` is.
    package var onValueChanged: (() -> Void)? {
      get { target }
      set { target = newValue }
    }
  }
#endif
