// swift-tools-version: 6.2
import PackageDescription

/// Layout and engine compile as Embedded Swift.
///
/// The diagnostic group tells in an ordinary build what an embedded one would
/// refuse.
let embeddable: [SwiftSetting] = [
  .treatWarning("EmbeddedRestrictions", as: .error)
]

/// Where the UIKit adapter is compiled against a stand-in, for its tests.
let noUIKit: [Platform] = [.linux, .macOS]

let package = Package(
  name: "waterflow",
  platforms: [.iOS(.v15), .tvOS(.v15), .macOS(.v13)],
  products: [
    .library(name: "WaterflowLayout", targets: ["WaterflowLayout"]),
    .library(name: "WaterflowEngine", targets: ["WaterflowEngine"]),
    .library(name: "WaterflowUIKit", targets: ["WaterflowUIKit"]),
    .library(name: "WaterflowWeb", targets: ["WaterflowWeb"]),
  ],
  targets: [
    .target(name: "WaterflowLayout", swiftSettings: embeddable),
    .target(
      name: "WaterflowEngine",
      dependencies: ["WaterflowLayout"],
      swiftSettings: embeddable
    ),
    .target(
      name: "WaterflowUIKit",
      dependencies: [
        "WaterflowEngine",
        .target(name: "UIKitStandIn", condition: .when(platforms: noUIKit)),
      ]
    ),
    .target(name: "UIKitStandIn"),
    .target(name: "WaterflowWebRuntime"),
    .target(
      name: "WaterflowWeb",
      dependencies: ["WaterflowEngine", "WaterflowWebRuntime"],
      exclude: ["JavaScript"],
      swiftSettings: embeddable + [.enableExperimentalFeature("Extern")]
    ),
    .target(
      name: "LayoutTable",
      dependencies: ["WaterflowLayout"],
      path: "Tests/LayoutTable"
    ),
    .testTarget(
      name: "WaterflowLayoutTests",
      dependencies: ["WaterflowLayout", "LayoutTable"]
    ),
    .testTarget(
      name: "WaterflowEngineTests",
      dependencies: ["WaterflowEngine"]
    ),
    .testTarget(
      name: "UIKitStandInTests",
      dependencies: ["UIKitStandIn"],
      exclude: ["declarations.txt", "exceptions.txt"]
    ),
    .testTarget(
      name: "WaterflowUIKitTests",
      dependencies: ["WaterflowUIKit", "UIKitStandIn"]
    ),
    .testTarget(
      name: "WaterflowWebTests",
      dependencies: ["WaterflowWeb"]
    ),
    .testTarget(
      name: "HostTests",
      dependencies: [
        "LayoutTable", "UIKitStandIn", "WaterflowEngine", "WaterflowLayout",
        "WaterflowUIKit", "WaterflowWeb",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
