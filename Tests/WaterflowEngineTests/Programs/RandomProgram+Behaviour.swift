import SeededRandom
import WaterflowEngine
import WaterflowLayout

extension RandomProgram {
  /// Makes a host behave in one of many ways until further notice.
  func behave(_ behaviour: Behaviour, _ random: inout SplitMix64) throws {
    var budget = random.int(1...3)
    var counter = 0
    let every = random.int(1...4)
    let time = time
    let offset = place(&random)
    let next =
      random.chance(50)
      ? try shape.layout(viewport: viewport, &random) : nil
    /// Calls `body` now and then, and only a few times.
    func rarely(_ body: () -> Void) {
      counter += 1
      guard counter % every == 0 && budget > 0 else { return }
      budget -= 1
      body()
    }
    switch behaviour {
    case .sound: break
    case .answersNothing: host.answer = { _, _ in nil }
    case .answersNothingAtTimes:
      host.answer = { host, element in
        (Int(element.id.item) + every) % 2 == 0
          ? nil : host.dequeue(for: element)
      }
    case .dequeuesTwice:
      host.answer = { host, element in
        let first = host.dequeue(for: element)
        let second = host.dequeue(for: element)
        return every % 2 == 0 ? first : second
      }
    case .answersLiveCell:
      host.answer = { host, element in
        _ = host.dequeue(for: element)
        return host.engine.liveCells.first?.cell
      }
    case .answersUnknownCell:
      host.answer = { _, _ in
        CellID(rawValue: every % 2 == 0 ? -1 : .max)
      }
    case .answersPreviousAnswer:
      var previous: CellID?
      host.answer = { host, element in
        defer { previous = previous ?? host.dequeue(for: element) }
        return previous ?? host.dequeue(for: element)
      }
    case .updatesWhileAsked:
      host.answer = { host, element in
        rarely { host.engine.update(offset: offset, at: time, host: host) }
        return host.dequeue(for: element)
      }
    case .reloadsWhileAsked:
      host.answer = { host, element in
        rarely { host.reload(next, offset: offset, at: time) }
        return host.dequeue(for: element)
      }
    case .updatesWhilePerforming:
      host.onPerform = { host in
        rarely { host.engine.update(offset: offset, at: time, host: host) }
      }
    case .reloadsWhilePerforming:
      host.onPerform = { host in
        rarely { host.reload(next, offset: offset, at: time) }
      }
    case .updatesWhileEmptying:
      host.onReuse = { host, _ in
        rarely { host.engine.update(offset: offset, at: time, host: host) }
      }
    }
  }
}
