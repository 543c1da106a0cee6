import WaterflowLayout

/// Who waits for the cells that updates have sent on their way.
///
/// An update's cells have arrived when their time is over. Where another one
/// sends any of them elsewhere before, they never do; cells of others go on.
final class CellArrivals: ControllerFeature {
  // An object: for arrays of those a module has the code already.
  private final class Flight {
    let number: Int
    let cells: [Int32]
    var completions: [(Bool) -> Void] = []

    init(_ number: Int, _ cells: [Int32]) {
      self.number = number
      self.cells = cells
    }
  }

  private var flights: [Flight] = []
  private var count = 0
  /// Whether cells were sent that no update has spoken for yet; nobody does for
  /// those that a drag sends.
  var isUnclaimed = false

  /// Cells are on their way from now on.
  ///
  /// - Returns: their number, and who waited for any of them before.
  func send(
    _ transitions: UnsafeBufferPointer<CellTransition>
  ) -> (flight: Int, interrupted: [(Bool) -> Void]) {
    count += 1
    var cells: [Int32] = []
    for transition in transitions { cells.append(transition.cell.rawValue) }
    var interrupted: [(Bool) -> Void] = []
    for flight in flights
    where flight.cells.contains(where: { cells.contains($0) }) {
      interrupted += flight.completions
      flight.completions = []
    }
    flights.append(Flight(count, cells))
    isUnclaimed = true
    return (count, interrupted)
  }

  /// Tells who waits for cells that were taken away.
  var interrupt: ([(Bool) -> Void]) -> Void = { _ in }

  override func dataWasRead(_ counts: [Int]?, _ scope: ReloadScope) {
    // Otherwise all cells go to the pool.
    if scope == .layout { return }
    for flight in flights { interrupt(flight.completions) }
    flights = []
  }

  /// Has the update that sent cells last wait for them.
  ///
  /// - Returns: false if there are none.
  func wait(_ completions: [(Bool) -> Void]) -> Bool {
    guard isUnclaimed, !flights.isEmpty else { return false }
    isUnclaimed = false
    flights[flights.count - 1].completions = completions
    return true
  }

  /// Returns who waits for cells whose time is over.
  func arrive(_ number: Int) -> [(Bool) -> Void] {
    guard let index = flights.firstIndex(where: { $0.number == number }) else {
      return []
    }
    return flights.remove(at: index).completions
  }
}

extension CollectionController {
  /// Cells are on their way from now on; who waits for any of them hears that
  /// they do not arrive.
  ///
  /// - Returns: a number, for ``cellsDidArrive(_:)``.
  public func cellsWereSent(
    _ transitions: UnsafeBufferPointer<CellTransition>
  ) -> Int {
    let arrivals = requireArrivals()
    let (flight, interrupted) = arrivals.send(transitions)
    tell(interrupted, false)
    return flight
  }

  private func requireArrivals() -> CellArrivals {
    if let arrivals { return arrivals }
    let arrivals = CellArrivals()
    self.arrivals = arrivals
    arrivals.interrupt = { [unowned(unsafe) self] in tell($0, false) }
    add(arrivals)
    return arrivals
  }

  /// The time of cells is over that were sent on their way: who waits for them
  /// hears of it.
  public func cellsDidArrive(_ flight: Int) {
    guard let told = arrivals?.arrive(flight) else { return }
    for completion in told where !hasEnded { completion(true) }
  }
}
