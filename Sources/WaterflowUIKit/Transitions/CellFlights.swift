import WaterflowEngine
import WaterflowLayout

/// Moves cells on screen from where they were to where they are.
///
/// Frames are final at once; a transform, which goes to nothing, shows a cell
/// elsewhere. So what happens on the way, scrolling or a late size, moves the
/// frame and disturbs nothing, and a further update goes on from where the
/// cells are seen.
@MainActor
final class CellFlights {
  private var flights: [CellFlight] = []

  /// Called with each flight that is over.
  var onArrival: ((CellFlight) -> Void)?

  /// The flight that began last, if it still goes on.
  private weak var latest: CellFlight?

  /// Begins the flights of an update, whose frames the cells have already.
  ///
  /// - Parameters:
  ///   - transitions: where cells come from.
  ///   - number: what the controller calls them.
  ///   - duration: in milliseconds.
  ///   - time: now, in milliseconds.
  ///   - cell: finds a cell.
  /// - Returns: whether there is a flight that ends with them.
  func begin(
    _ transitions: UnsafeBufferPointer<CellTransition>, _ number: Int,
    duration: Double, at time: Double, cell: (CellID) -> WaterflowCell?
  ) -> Bool {
    var numbers = [number]
    var under = halt(for: transitions, &numbers)
    // By when they are gone; nil for those that stay.
    var groups: [Double?: [CellID: CellFlight.Passenger]] = [:]
    UIView.performWithoutAnimation {
      for transition in transitions {
        let id = transition.cell
        guard let cell = cell(id) else { continue }
        let earlier = under.removeValue(forKey: id)
        let start =
          earlier?.displacement.shown(transition.from) ?? transition.from
        let one =
          earlier?.one
          ?? CellFlight.Passenger(cell: cell, resting: cell.transform)
        cell.transform = one.resting.concatenating(
          CGAffineTransform(of: transition.to, shownIn: start))
        let end = transition.phase == .leaves ? time + duration : nil
        groups[end, default: [:]][id] = one
      }
    }
    for (id, rest) in under {
      groups[rest.leavesBy, default: [:]][id] = rest.one
    }
    // Those that stay begin last, whoever leaves later.
    let byEnd = groups.sorted {
      ($0.key ?? .infinity) < ($1.key ?? .infinity)
    }
    for (end, cells) in byEnd {
      let rest = end.map { max(0, $0 - time) } ?? duration
      start(CellFlight(cells, duration: rest, leavesBy: end))
    }
    latest?.numbers += numbers
    return latest != nil
  }

  /// Forgets a cell, which shows something else from now on.
  func drop(_ id: CellID, _ cell: WaterflowCell) {
    for flight in flights {
      guard let one = flight.cells.removeValue(forKey: id) else { continue }
      cell.layer.removeAllAnimations()
      cell.transform = one.resting
    }
  }

  /// A cell that was stopped on its way.
  private struct Halted {
    var one: CellFlight.Passenger
    /// What shows it elsewhere than in its frame.
    var displacement: CGAffineTransform
    /// When it was to be gone, if it was leaving.
    var leavesBy: Double?
  }

  /// Stops the flights that have a cell among those that go elsewhere now; what
  /// else they have goes on with these.
  private func halt(
    for transitions: UnsafeBufferPointer<CellTransition>,
    _ numbers: inout [Int]
  ) -> [CellID: Halted] {
    guard !flights.isEmpty else { return [:] }
    var halted: [CellID: Halted] = [:]
    flights.removeAll { flight in
      guard transitions.contains(where: { flight.cells[$0.cell] != nil })
      else { return false }
      flight.animator.stopAnimation(true)
      for (id, one) in flight.cells {
        halted[id] = Halted(
          one: one,
          displacement: one.resting.inverted().concatenating(
            one.cell.transform),
          leavesBy: flight.leavesBy)
      }
      numbers += flight.numbers
      return true
    }
    return halted
  }

  private func start(_ flight: CellFlight) {
    flights.append(flight)
    latest = flight
    flight.animator.addCompletion {
      [weak self, weak flight] (_: UIViewAnimatingPosition) in
      guard let self, let flight else { return }
      flights.removeAll { $0 === flight }
      onArrival?(flight)
    }
    // Last: nobody says that one without a duration does not end at once.
    flight.animator.startAnimation()
  }
}
