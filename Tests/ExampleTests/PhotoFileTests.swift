import Foundation
import Testing
import UIKitAppStandIn
import UIKitStandIn

@testable import WaterflowExample

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension ExampleApp {
  @MainActor
  @Suite("Photos of a file", .serialized)
  struct PhotoFileTests {
    /// A server of one answer for each address.
    private final class Server: URLProtocol {
      nonisolated(unsafe) static var answers: [String: (Int, Data)] = [:]

      override class func canInit(with request: URLRequest) -> Bool { true }

      override class func canonicalRequest(
        for request: URLRequest
      ) -> URLRequest { request }

      override func startLoading() {
        let address = request.url?.absoluteString ?? ""
        // What is not known never answers.
        guard let url = request.url, let (status, data) = Self.answers[address],
          let response = HTTPURLResponse(
            url: url, statusCode: status, httpVersion: nil, headerFields: nil)
        else { return }
        client?.urlProtocol(
          self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: data)
        client?.urlProtocolDidFinishLoading(self)
      }

      override func stopLoading() {}
    }

    private let session: URLSession

    init() {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.protocolClasses = [Server.self]
      session = URLSession(configuration: configuration)
    }

    /// The head of a PNG of a size.
    private func picture(_ width: UInt8, _ height: UInt8) -> Data {
      Data([
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49,
        0x48, 0x44, 0x52, 0, 0, 0, width, 0, 0, 0, height,
      ])
    }

    private func photo(_ name: String, _ number: Int = 0) -> Photo {
      Photo(
        number: number, width: 40, height: 30,
        address: URL(string: "https://example.org/\(name)"))
    }

    private func load(_ photo: Photo) async -> UIImage? {
      let work = RemotePictures(session: session)
      return await withCheckedContinuation { continuation in
        _ = work.start(photo) { continuation.resume(returning: $0) }
      }
    }

    @Test("are read with their addresses and sizes, in order")
    func reads() throws {
      let text = """
        [{"thumbURL": "https://example.org/a", "width": 300, "height": 200},
         {"thumbURL": "https://example.org/b", "width": 0, "height": 20}]
        """
      let photos = try PhotoFile.photos(in: Data(text.utf8))
      #expect(photos.map(\.width) == [300, 100])
      #expect(photos.map(\.height) == [200, 100])
      #expect(
        photos.map { $0.address?.absoluteString }
          == ["https://example.org/a", "https://example.org/b"])
      #expect(photos.map(\.title) == ["Photo 1", "Photo 2"])
      for text in ["", "{}", "[{}]", "[1]"] {
        #expect(throws: (any Error).self) {
          try PhotoFile.photos(in: Data(text.utf8))
        }
      }
    }

    @Test("come with the app, and are shown in their proportions")
    func bundled() throws {
      let file = try #require(PhotoFile.bundled)
      let photos = try PhotoFile.photos(at: file)
      #expect(photos.count == 60)
      let stage = PhotosStage()
      try stage.choose("Photos.json", in: "Pictures")
      #expect(stage.page.photos == photos)
      #expect(stage.view.numberOfItems(inSection: 0) == 60)
      for (item, photo) in photos.enumerated() {
        let frame = try #require(stage.frame(item))
        #expect(abs(frame.height - 183 * CGFloat(photo.ratio)) <= 1)
      }
      try stage.choose("100", in: "Items")
      #expect(stage.page.photos.count == 60)
      try stage.choose("Painted", in: "Pictures")
      #expect(stage.page.photos.count == 100)
      #expect(stage.wrongCells.isEmpty)
    }

    @Test("a file that is not there shows nothing")
    func missing() {
      let page = PhotosController(
        loader: PictureLoader(work: ClockedWork()),
        file: URL(fileURLWithPath: "/nowhere.json"))
      var options = page.options
      options.isFile = true
      _ = page.view
      page.choose(options)
      #expect(page.photos.isEmpty)
    }

    @Test("their pictures are loaded and decoded", .timeLimit(.minutes(30)))
    func loads() async {
      Server.answers = [
        "https://example.org/a": (200, picture(40, 30)),
        "https://example.org/none": (404, picture(40, 30)),
        "https://example.org/text": (200, Data("no picture".utf8)),
      ]
      let found = await load(photo("a"))
      #expect(found?.size == CGSize(width: 40, height: 30))
      #expect(found?.isDecoded == true)
      #expect(await load(photo("none")) == nil)
      #expect(await load(photo("text")) == nil)
      let nowhere = Photo(number: 0, width: 1, height: 1, address: nil)
      #expect(await load(nowhere) == nil)
    }

    @Test("a load is cancelled", .timeLimit(.minutes(30)))
    func cancels() async {
      Server.answers = [:]
      let work = RemotePictures(session: session)
      let picture = await withCheckedContinuation { continuation in
        let cancel = work.start(photo("slow")) {
          continuation.resume(returning: $0)
        }
        cancel()
      }
      #expect(picture == nil)
    }

    @Test("what could not be loaded is asked for again, and nobody is told")
    func again() {
      let work = FailingWork()
      let loader = PictureLoader(work: work)
      var arrived = 0
      _ = loader.load(photo("a", 3)) { _ in arrived += 1 }
      #expect(loader.loadCount == 1)
      TestClock.advance(by: 0.1)
      #expect(arrived == 0 && loader.loadCount == 0)
      _ = loader.load(photo("a", 3)) { _ in arrived += 1 }
      #expect(work.started == 2)
    }

    @Test("one of the file and a painted one of its number are two")
    func keys() {
      #expect(photo("a", 3).key != Photo(number: 3).key)
      #expect(photo("a", 0).key != Photo(number: 0).key)
    }

    /// Finds no picture, after a while.
    private final class FailingWork: PictureWork {
      private(set) var started = 0

      func start(
        _ photo: Photo,
        then done: @escaping @MainActor @Sendable (UIImage?) -> Void
      ) -> @MainActor () -> Void {
        started += 1
        TestClock.schedule(in: 0.05) { done(nil) }
        return {}
      }
    }
  }
}
