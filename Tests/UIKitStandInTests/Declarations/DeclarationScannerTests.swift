import Testing

@Suite("Declarations are found in sources")
struct DeclarationScannerTests {
  @Test("members are named with their type and their labels")
  func members() {
    expect(
      """
      @MainActor
      open class View: Responder {
        /// public var comment = 0
        public static let zero = View()
        open internal(set) weak var parent: View?
        var hidden = 0
        open func insert(
          _ view: View, at index: Int,
          then: @escaping (Int, Int) -> Void = { _, _ in },
          finally end: (() -> Void)? = nil
        ) {
          public var local = 0
        }
        public required init?(coder: NSCoder) {
          super.init()
        }
        public override init() {}
        package func driven() {}
        public class func animate(withDuration duration: Double) {}
        public subscript(index: Int) -> Int { 0 }
      }
      struct Hidden {
        let value = 0
      }
      """,
      [
        "View", "View.animate(withDuration:)", "View.init(coder:)",
        "View.insert(_:at:then:finally:)", "View.parent",
        "View.subscript(index:)", "View.zero",
      ])
  }

  @Test("cases and requirements are as public as their type")
  func enclosed() {
    expect(
      """
      public enum Edge: Int {
        case top = 1

        case bottom

        private var hidden: Int { 0 }
      }
      enum Hidden {
        case none
      }
      public protocol Watcher: AnyObject {
        func saw(_ edge: Edge)
        var count: Int { get }
      }
      """,
      [
        "Edge", "Edge.bottom", "Edge.top", "Watcher", "Watcher.count",
        "Watcher.saw(_:)",
      ])
  }

  @Test("what is for this package alone is found apart")
  func forThisPackage() {
    expect(
      """
      open class View: Responder {
        package private(set) var driven = 0
        public package(set) var isShown = false
        public func insert() {}
        #if !os(tvOS)
          package var isPulled = false
        #endif
        package var isDriven = false
      }
      package protocol Watcher {
        func saw()
      }
      """,
      [
        "View.driven", "View.isDriven", "View.isPulled", "Watcher",
        "Watcher.saw()",
      ], for: .thisPackage)
  }

  @Test("what is in an extension and in a nested type is named in full")
  func nested() {
    expect(
      """
      extension View {
        public struct Mask: OptionSet {
          public let raw: UInt
          let hidden = 0
        }

        public var mask: Mask { [] }
        func hidden() {}
      }
      """,
      ["View.Mask", "View.Mask.raw", "View.mask"])
  }

  private func expect(
    _ source: String, _ names: [String],
    for access: DeclarationScanner.Access = .everyone
  ) {
    var scanner = DeclarationScanner(access)
    scanner.scan(source)
    #expect(scanner.names.sorted() == names)
  }
}
