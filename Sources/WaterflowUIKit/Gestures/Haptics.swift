/// Lets a person's hand feel what a gesture does, where the system can.
@MainActor
final class Haptics {
  #if os(tvOS) || os(visionOS)
    func prepareImpact() {}
    func impactOccurred() {}
    func selectionChanged() {}
  #else
    private lazy var impact = UIImpactFeedbackGenerator(style: .medium)
    private lazy var selection = UISelectionFeedbackGenerator()

    /// An impact comes soon, and is to come without delay.
    func prepareImpact() { impact.prepare() }

    /// Something was lifted, or a lifted finger would do something else now.
    func impactOccurred() { impact.impactOccurred() }

    /// Something else is chosen, or would be.
    func selectionChanged() { selection.selectionChanged() }
  #endif
}
