// swift-tools-version: 6.2
import PackageDescription

/// Layout and engine compile as Embedded Swift.
///
/// The diagnostic group tells in an ordinary build what an embedded one would
/// refuse. Only the project's own scripts ask for it, because a toolchain that
/// does not know the group must be able to build the package.
let embeddable: [SwiftSetting] =
  Context.environment["WATERFLOW_CHECKS"] == nil
  ? [] : [.treatWarning("EmbeddedRestrictions", as: .error)]

/// The layout without what the modules of `<water-flow>` never ask for, a tenth
/// of them; see `isPlain`.
let plain: [SwiftSetting] =
  Context.environment["WATERFLOW_PLAIN"] == nil
  ? [] : [.define("WATERFLOW_PLAIN")]

/// Optimises what long random programs spend their time in: what they test, and
/// what asks it so often that calls of it cost more than its answers.
///
/// Assertions stay.
let optimised: [SwiftSetting] =
  Context.environment["WATERFLOW_OPTIMISED"] == nil
  ? [] : [.unsafeFlags(["-O", "-assert-config", "Debug"])]

/// Where the UIKit adapter is compiled against a stand-in, for its tests.
let noUIKit: [Platform] = [.linux, .macOS]

/// Where the web host is compiled without a page, for its tests.
let noPage: [Platform] = [
  .linux, .macOS, .iOS, .macCatalyst, .tvOS, .visionOS, .watchOS, .driverKit,
  .windows, .android,
]

let package = Package(
  name: "waterflow",
  platforms: [.iOS(.v15), .tvOS(.v15), .macOS(.v13)],
  products: [
    .library(name: "WaterflowLayout", targets: ["WaterflowLayout"]),
    .library(name: "WaterflowEngine", targets: ["WaterflowEngine"]),
    .library(name: "WaterflowUIKit", targets: ["WaterflowUIKit"]),
    .library(name: "WaterflowWeb", targets: ["WaterflowWeb"]),
    // For modules that have no view, and so not WaterflowWeb.
    .library(name: "WaterflowWebRuntime", targets: ["WaterflowWebRuntime"]),
    .plugin(name: "WaterflowSite", targets: ["WaterflowSite"]),
  ],
  targets: [
    .target(
      name: "WaterflowLayout", swiftSettings: embeddable + plain + optimised),
    .target(
      name: "WaterflowEngine",
      dependencies: ["WaterflowLayout"],
      swiftSettings: embeddable + optimised
    ),
    .target(
      name: "WaterflowUIKit",
      dependencies: [
        "WaterflowEngine",
        .target(name: "UIKitStandIn", condition: .when(platforms: noUIKit)),
      ],
      swiftSettings: optimised
    ),
    .target(name: "UIKitStandIn", swiftSettings: optimised),
    .target(name: "WaterflowWebRuntime", swiftSettings: optimised),
    .target(
      name: "WaterflowWebRecorder",
      dependencies: ["WaterflowEngine"],
      swiftSettings: optimised
    ),
    .target(
      name: "WaterflowWeb",
      dependencies: [
        "WaterflowEngine", "WaterflowWebRuntime",
        .target(
          name: "WaterflowWebRecorder", condition: .when(platforms: noPage)),
      ],
      exclude: ["JavaScript"],
      swiftSettings: embeddable + optimised
        + [.enableExperimentalFeature("Extern")]
    ),
    .plugin(
      name: "WaterflowSite",
      capability: .command(
        intent: .custom(
          verb: "waterflow-site",
          description: "Builds a page: modules, JavaScript and its own files"),
        permissions: [
          .writeToPackageDirectory(reason: "The page goes into a folder there.")
        ])
    ),
    // The tool's reader of descriptions: its package lies below this one.
    .target(name: "StrictJSON", path: "Gallery/Sources/StrictJSON"),
    .target(
      name: "LayoutDescription",
      dependencies: ["StrictJSON", "WaterflowLayout"],
      path: "Gallery/Sources/LayoutDescription"
    ),
    .target(
      name: "LayoutTable",
      dependencies: ["LayoutDescription", "WaterflowLayout"],
      path: "Tests/LayoutTable"
    ),
    .target(
      name: "SeededRandom",
      path: "Tests/SeededRandom",
      swiftSettings: optimised
    ),
    .testTarget(
      name: "WaterflowLayoutTests",
      dependencies: ["WaterflowLayout", "LayoutTable", "SeededRandom"]
    ),
    .testTarget(
      name: "WaterflowEngineTests",
      dependencies: ["WaterflowEngine", "SeededRandom"]
    ),
    .testTarget(
      name: "UIKitStandInTests",
      dependencies: ["UIKitStandIn"],
      exclude: [
        "declarations.txt", "documented.txt", "exceptions.txt", "App",
      ]
    ),
    .testTarget(
      name: "WaterflowUIKitTests",
      dependencies: ["WaterflowUIKit", "UIKitStandIn", "SeededRandom"]
    ),
    // What runs in a simulator too, against Apple's UIKit: see the scheme
    // Waterflow, which builds no other tests.
    .testTarget(
      name: "WaterflowUIKitSimulatorTests",
      dependencies: [
        "WaterflowEngine", "WaterflowLayout", "WaterflowUIKit",
        .target(name: "UIKitStandIn", condition: .when(platforms: noUIKit)),
      ]
    ),
    .testTarget(
      name: "WaterflowWebRuntimeTests",
      dependencies: ["WaterflowWebRuntime", "SeededRandom"]
    ),
    .testTarget(
      name: "WaterflowWebTests",
      dependencies: ["WaterflowWeb"]
    ),
    .testTarget(
      name: "HostTests",
      dependencies: [
        "LayoutDescription", "LayoutTable", "SeededRandom", "UIKitStandIn",
        "WaterflowEngine", "WaterflowLayout", "WaterflowUIKit", "WaterflowWeb",
      ],
      swiftSettings: optimised
    ),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
  // The example app for iOS, compiled here against a stand-in of UIKit so that
  // it keeps up with the library; Xcode builds it from Examples/iOS.
  package.targets += [
    .target(
      name: "UIKitAppStandIn",
      dependencies: ["UIKitStandIn"],
      path: "Examples/iOS/StandIn"
    ),
    .executableTarget(
      name: "WaterflowExample",
      dependencies: ["WaterflowUIKit", "UIKitAppStandIn"],
      path: "Examples/iOS/Sources",
      resources: [.process("Photos/Photos.json")]
    ),
    .testTarget(
      name: "ExampleTests",
      dependencies: ["WaterflowExample", "UIKitAppStandIn", "WaterflowWeb"]
    ),
  ]
#endif

// Under AddressSanitizer and for coverage only some tests run; to compile the
// others for it would take twice as long.
if let names = Context.environment["WATERFLOW_TESTS"]?.split(separator: ",") {
  let tests = package.targets.filter { $0.type == .test }
  for name in names where !tests.contains(where: { $0.name == name }) {
    fatalError("WATERFLOW_TESTS: there are no tests named \(name)")
  }
  package.targets.removeAll {
    $0.type == .test && !names.contains(Substring($0.name))
  }
}
