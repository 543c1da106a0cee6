import WaterflowLayout

extension CollectionController {
  /// Lets a section's header and footer pin or rest from now on; see
  /// `CollectionLayout.setPinning(ofSection:header:footer:)`.
  ///
  /// Does nothing if there is no such section.
  public func setPinning(ofSection section: Int, header: Bool?, footer: Bool?) {
    changePinning { layout in
      try? layout.setPinning(
        ofSection: section, header: header, footer: footer)
    }
  }

  /// Lets no header and no footer pin from now on.
  public func removeAllPinning() {
    changePinning { $0.removeAllPinning() }
  }

  private func changePinning(_ change: @escaping (CollectionLayout) -> Void) {
    whenQuiet { [self] in
      catchUp()
      change(engine.layout)
      pass(at: surface.contentOffset, time: surface.now)
    }
  }
}
