import Foundation
import Timeline

/// Makes pictures on threads of its own: what was asked for last comes first.
///
/// What is asked for twice is made once. What nobody waits for any more is
/// dropped, and where too much waits, the oldest is refused. What is made at a
/// time has a limit (``WorkLoad``). Work in the background is done while nothing
/// else is there to do, and leaves one thread free.
final class WorkQueue<Made: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  /// What waits; the last is the next.
  private var waiting: [WorkRequest<Made>] = []
  private var requests: [String: WorkRequest<Made>] = [:]
  private var background: [(weight: Int, job: @Sendable () -> Void)] = []
  private var backgroundRunning = 0
  private var load: WorkLoad
  private var cancelled: Set<UInt64> = []
  private var tickets: UInt64 = 0
  private var entered: UInt64 = 0
  private var isStopped = false
  private let workers: Int
  private let limit: Int

  /// Starts threads; at most `limit` requests wait, and those that are made at
  /// a time weigh at most `weightLimit`, unless it is one alone.
  init(workers: Int, limit: Int, weightLimit: Int) {
    self.workers = max(1, workers)
    self.limit = max(1, limit)
    load = WorkLoad(limit: weightLimit)
    for number in 1...self.workers {
      let thread = Thread { [self] in run() }
      thread.name = "picture worker \(number)"
      thread.start()
    }
  }

  /// Ends the threads when their work is done, and refuses what waits.
  func stop() {
    let refused = locked {
      isStopped = true
      background = []
      let refused = waiting
      waiting = []
      requests = [:]
      condition.broadcast()
      return refused
    }
    for request in refused { answer(request, .failure(.busy)) }
  }

  /// Makes a picture and waits for it; cancellation ends the waiting.
  func make(
    _ key: String, weight: Int = 0,
    job: @escaping @Sendable () -> Result<Made, PhotoFault>
  ) async throws(PhotoFault) -> Made {
    let ticket = locked {
      tickets += 1
      return tickets
    }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        enter(
          WorkRequest(key: key, weight: weight, job: job), ticket: ticket,
          continuation: continuation)
      }
    } onCancel: {
      cancel(key, ticket: ticket)
    }
    locked { _ = cancelled.remove(ticket) }
    return try result.get()
  }

  /// How often a picture was asked for.
  var asked: UInt64 { locked { entered } }

  /// Does something when there is nothing else to do.
  func addBackground(
    weight: Int = 0, _ job: @escaping @Sendable () -> Void
  ) {
    locked {
      guard !isStopped else { return }
      background.append((weight, job))
      condition.signal()
    }
  }

  private func enter(
    _ new: WorkRequest<Made>, ticket: UInt64,
    continuation: CheckedContinuation<Result<Made, PhotoFault>, Never>
  ) {
    var refused: WorkRequest<Made>?
    let isRefused = locked {
      entered += 1
      guard !isStopped, cancelled.remove(ticket) == nil else { return true }
      let request = requests[new.key] ?? new
      request.waiters[ticket] = continuation
      if requests.updateValue(request, forKey: new.key) == nil {
        waiting.append(request)
      } else if let position = waiting.lastIndex(where: { $0 === request }) {
        // It is in view again.
        waiting.append(waiting.remove(at: position))
      }
      if waiting.count > limit {
        let oldest = waiting.removeFirst()
        requests[oldest.key] = nil
        refused = oldest
      }
      condition.signal()
      return false
    }
    if isRefused { continuation.resume(returning: .failure(.busy)) }
    if let refused { answer(refused, .failure(.busy)) }
  }

  private func cancel(_ key: String, ticket: UInt64) {
    let continuation = locked {
      guard
        let request = requests[key],
        let continuation = request.waiters.removeValue(forKey: ticket)
      else {
        cancelled.insert(ticket)
        return nil as CheckedContinuation<Result<Made, PhotoFault>, Never>?
      }
      if request.waiters.isEmpty,
        let position = waiting.lastIndex(where: { $0 === request })
      {
        waiting.remove(at: position)
        requests[key] = nil
      }
      return continuation
    }
    continuation?.resume(returning: .failure(.busy))
  }

  private func run() {
    while let work = next() { work() }
  }

  /// Waits for work; nil when it is stopped.
  private func next() -> (() -> Void)? {
    condition.lock()
    defer { condition.unlock() }
    while !isStopped {
      let heavy = waiting.last { load.isHeavy($0.weight) }?.weight ?? 0
      let place = waiting.lastIndex {
        load.hasRoom(for: $0.weight, waiting: heavy)
      }
      if let request = place.map({ waiting.remove(at: $0) }) {
        load.begin(request.weight)
        return { [self] in
          let result = request.job()
          locked {
            requests[request.key] = nil
            end(request.weight)
          }
          answer(request, result)
        }
      }
      if backgroundRunning < max(1, workers - 1),
        let (weight, job) = background.first,
        load.hasRoom(for: weight, waiting: heavy)
      {
        background.removeFirst()
        backgroundRunning += 1
        load.begin(weight)
        return { [self] in
          job()
          locked {
            backgroundRunning -= 1
            end(weight)
          }
        }
      }
      condition.wait()
    }
    return nil
  }

  /// There may be room for more than the one that this thread takes.
  private func end(_ weight: Int) {
    load.end(weight)
    condition.broadcast()
  }

  /// The request is in no list any more, so that nobody joins it.
  private func answer(
    _ request: WorkRequest<Made>, _ result: Result<Made, PhotoFault>
  ) {
    let waiters = locked {
      defer { request.waiters = [:] }
      return request.waiters
    }
    for waiter in waiters.values { waiter.resume(returning: result) }
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    condition.lock()
    defer { condition.unlock() }
    return body()
  }
}
