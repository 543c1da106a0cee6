import Foundation
import Testing
import Timeline

@testable import PhotoLibrary

@Suite("Who is served first")
struct WorkQueueTests {
  /// A queue with one thread, which is held until it is let go.
  private final class Held: Sendable {
    let queue: WorkQueue<Int>
    let order = Guarded<[Int]>([])
    private let gate = DispatchSemaphore(value: 0)
    private let started = DispatchSemaphore(value: 0)

    init(limit: Int = 100) {
      queue = WorkQueue(workers: 1, limit: limit, weightLimit: 1)
      queue.addBackground { [started, gate] in
        started.signal()
        gate.wait()
      }
      started.wait()
    }

    func letGo() { gate.signal() }

    /// Asks for a number, and returns when the queue knows of it.
    func ask(_ number: Int, key: Int? = nil) async -> Task<Int?, Never> {
      let before = queue.asked
      let task = Task { [self] in
        try? await queue.make("\(key ?? number)") { [order] in
          order.withLock { $0.append(number) }
          return .success(number)
        }
      }
      while queue.asked == before { await Task.yield() }
      return task
    }
  }

  @Test("what was asked for last is made first")
  func newestFirst() async {
    let held = Held()
    var tasks: [Task<Int?, Never>] = []
    for number in 1...5 { tasks.append(await held.ask(number)) }
    held.letGo()
    for task in tasks { _ = await task.value }
    #expect(held.order.withLock { $0 } == [5, 4, 3, 2, 1])
    held.queue.stop()
  }

  @Test("what is asked for twice is made once, and comes first again")
  func joined() async {
    let held = Held()
    let first = await held.ask(1)
    let second = await held.ask(2)
    let again = await held.ask(3, key: 1)
    held.letGo()
    #expect(await first.value == 1)
    #expect(await again.value == 1)
    #expect(await second.value == 2)
    #expect(held.order.withLock { $0 } == [1, 2])
    held.queue.stop()
  }

  @Test("what nobody waits for is dropped")
  func cancelled() async {
    let held = Held()
    let first = await held.ask(1)
    let second = await held.ask(2)
    let shared = await held.ask(4, key: 1)
    first.cancel()
    second.cancel()
    #expect(await first.value == nil)
    #expect(await second.value == nil)
    held.letGo()
    #expect(await shared.value == 1)
    #expect(held.order.withLock { $0 } == [1])
    held.queue.stop()
  }

  @Test("of too many the oldest is refused")
  func tooMany() async {
    let held = Held(limit: 3)
    var tasks: [Task<Int?, Never>] = []
    for number in 1...5 { tasks.append(await held.ask(number)) }
    #expect(await tasks[0].value == nil)
    #expect(await tasks[1].value == nil)
    held.letGo()
    #expect(await tasks[2].value == 3)
    #expect(await tasks[4].value == 5)
    held.queue.stop()
  }

  @Test("ten thousand requests at once are all answered")
  func manyRequests() async throws {
    let fixture = try PhotoFixture()
    for number in 1...10 { try fixture.add("\(number).jpg") }
    try await fixture.withLibrary {
      $0.queueLimit = 4
    } _: { library in
      let ids = await library.records().map(\.id)
      let answers = await withTaskGroup(of: Bool.self) { group in
        for number in 0..<10_000 {
          group.addTask {
            do throws(PhotoFault) {
              let picture = try await library.thumbnail(
                ids[number % ids.count], height: 120)
              return !picture.data.isEmpty
            } catch {
              return error == .busy
            }
          }
        }
        return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      }
      #expect(answers == 10_000)
      for id in ids {
        let picture = try await library.thumbnail(id, height: 120)
        #expect(!picture.data.isEmpty)
      }
    }
  }

  @Test(
    "of heavy ones as many are made at a time as may be, and others meanwhile",
    arguments: [(weight: 6, atOnce: 1), (weight: 4, atOnce: 2)])
  func heavy(weight: Int, atOnce: Int) async throws {
    let queue = WorkQueue<Int>(workers: 3, limit: 100, weightLimit: 10)
    let gate = DispatchSemaphore(value: 0)
    let running = Guarded((now: 0, most: 0, begun: 0))
    let heavy = (0..<4).map { number in
      Task {
        try await queue.make("heavy \(number)", weight: weight) {
          let isFirst = running.withLock {
            $0.now += 1
            $0.most = max($0.most, $0.now)
            $0.begun += 1
            return $0.begun <= atOnce
          }
          if isFirst { gate.wait() }
          running.withLock { $0.now -= 1 }
          return .success(number)
        }
      }
    }
    while queue.asked < 4 || running.withLock({ $0.begun }) < atOnce {
      await Task.yield()
    }
    // They wait for each other, and these for none of them.
    for number in 0..<3 {
      let light = try await queue.make("light \(number)") { .success(number) }
      #expect(light == number)
    }
    for _ in heavy { gate.signal() }
    for (number, task) in heavy.enumerated() {
      #expect(try await task.value == number)
    }
    #expect(running.withLock { $0.most } == atOnce)
    queue.stop()
  }

  @Test("after it stopped it refuses")
  func stopped() async {
    let queue = WorkQueue<Int>(workers: 2, limit: 9, weightLimit: 9)
    queue.stop()
    await #expect(throws: PhotoFault.busy) {
      try await queue.make("1") { .success(1) }
    }
  }
}
