import Foundation
import Testing
import UIKitAppStandIn
import UIKitStandIn

@testable import WaterflowExample

extension ExampleApp {
  @MainActor
  @Suite("Pictures come late")
  struct PictureTests {
    let stage = PhotosStage()

    @Test("a cell shows its colour first, and its picture once it is painted")
    func arrives() {
      #expect(stage.cells.allSatisfy { $0.picture.image == nil })
      TestClock.advance(by: 0.2)
      #expect(!stage.cells.isEmpty)
      #expect(stage.cells.allSatisfy { $0.picture.image != nil })
      #expect(stage.wrongCells.isEmpty)
    }

    @Test("what is scrolled past before it is painted is cancelled")
    func cancels() {
      let first = Set(stage.cells.compactMap { $0.photo?.number })
      stage.view.contentOffset.y = 50_000
      Display.turn()
      #expect(first.isSubset(of: Set(stage.work.cancelled)))
      TestClock.advance(by: 0.2)
      #expect(stage.wrongCells.isEmpty)
      #expect(stage.cells.allSatisfy { $0.picture.image != nil })
    }

    @Test("however one flings, no cell shows another photo's picture")
    func flings() {
      // Some arrive after their cell has shown several others.
      stage.work.delay = { 0.03 + Double($0 % 7) * 0.06 }
      var madeBefore = 0
      for fling in 0..<6 {
        let up = fling % 3 != 2
        let from = CGPoint(x: 195, y: up ? 700 : 200)
        stage.finger.down(at: from, in: stage.window)
        stage.finger.move(
          to: CGPoint(x: 195, y: up ? 150 : 750), over: 0.05)
        stage.finger.up()
        for _ in 0..<40 {
          TestClock.advance(by: 1.0 / 60)
          #expect(stage.wrongCells.isEmpty)
        }
        if fling == 3 { madeBefore = stage.view.counters.cellsMade }
      }
      #expect(stage.view.contentOffset.y > 1_000)
      // Cells are used again: later flings make next to none.
      #expect(stage.view.counters.cellsMade <= madeBefore + 4)
      #expect(!stage.work.cancelled.isEmpty)
      TestClock.advance(by: 10)
      #expect(stage.wrongCells.isEmpty)
      #expect(stage.cells.allSatisfy { $0.picture.image != nil })
    }

    @Test("a cell that goes back to the pool is emptied")
    func emptied() throws {
      TestClock.advance(by: 0.2)
      let cell = try #require(stage.cells.first)
      #expect(cell.picture.image != nil)
      cell.prepareForReuse()
      #expect(cell.picture.image == nil && cell.photo == nil)
    }

    @Test("photos further on are painted before they come into view")
    func prefetches() {
      TestClock.advance(by: 0.2)
      stage.view.contentOffset.y += 300
      Display.turn()
      let visible = Set(stage.cells.compactMap { $0.photo?.number })
      let ahead = stage.work.started.filter { !visible.contains($0) }
      #expect((ahead.max() ?? 0) > (visible.max() ?? 0))
    }

    @Test("a photo is painted once, however many wait for it")
    func shared() {
      let work = ClockedWork()
      let loader = PictureLoader(work: work)
      let photo = Photo(number: 3)
      var arrived = 0
      loader.prefetch([photo])
      let first = loader.load(photo) { _ in arrived += 1 }
      let second = loader.load(photo) { _ in arrived += 1 }
      #expect(work.started == [3] && loader.loadCount == 1)
      first?.cancel()
      #expect(work.cancelled == [])
      TestClock.advance(by: 0.2)
      #expect(arrived == 1 && loader.loadCount == 0)
      // Known from here on.
      #expect(loader.load(photo) { _ in arrived += 1 } == nil)
      #expect(arrived == 2 && work.started == [3])
      second?.cancel()
    }

    @Test("no more pictures are kept than there is room for")
    func room() {
      let loader = PictureLoader(work: ClockedWork())
      let photos = (0..<600).map { Photo(number: $0) }
      loader.prefetch(photos)
      TestClock.advance(by: 0.2)
      #expect(loader.loadCount == 0)
      var bytes = 0
      for photo in photos {
        // Called at once for those that are kept.
        _ = loader.load(photo) { bytes += PictureLoader.bytes(of: $0) }
      }
      #expect(bytes > 0 && bytes <= PictureLoader.capacity)
      // A screen's scale would leave room for a few only.
      #expect(PicturePainter.paint(photos[0]).scale == 1)
    }

    @Test("what nobody waits for any more is given up, and can be wanted again")
    func givenUp() {
      let work = ClockedWork()
      let loader = PictureLoader(work: work)
      let photo = Photo(number: 5)
      var arrived = 0
      loader.prefetch([photo])
      loader.cancelPrefetching([photo])
      #expect(work.cancelled == [5] && loader.loadCount == 0)
      let request = loader.load(photo) { _ in arrived += 1 }
      request?.cancel()
      #expect(work.cancelled == [5, 5])
      let again = loader.load(photo) { _ in arrived += 1 }
      #expect(again != nil)
      TestClock.advance(by: 0.2)
      #expect(arrived == 1 && loader.loadCount == 0)
    }

    @Test("what was given up and ends late takes nothing from who asks again")
    func endsLate() {
      let work = ClockedWork()
      let loader = PictureLoader(work: work)
      let photo = Photo(number: 5)
      var arrived = 0
      work.hasPictures = false
      loader.load(photo) { _ in arrived += 1 }?.cancel()
      work.hasPictures = true
      work.delay = { _ in 1 }
      let again = loader.load(photo) { _ in arrived += 1 }
      TestClock.advance(by: 0.5)
      #expect(again != nil && arrived == 0 && loader.loadCount == 1)
      TestClock.advance(by: 1)
      #expect(arrived == 1 && loader.loadCount == 0)
    }
  }
}
