// swift-tools-version: 6.2
import PackageDescription

/// Layout and engine compile as Embedded Swift. The diagnostic group tells in an
/// ordinary build what an embedded one would refuse.
let embeddable: [SwiftSetting] = [
  .treatWarning("EmbeddedRestrictions", as: .error)
]

let package = Package(
  name: "waterflow",
  platforms: [.iOS(.v15), .tvOS(.v15), .macOS(.v13)],
  products: [
    .library(name: "WaterflowLayout", targets: ["WaterflowLayout"]),
    .library(name: "WaterflowEngine", targets: ["WaterflowEngine"]),
    .library(name: "WaterflowWeb", targets: ["WaterflowWeb"]),
  ],
  targets: [
    .target(name: "WaterflowLayout", swiftSettings: embeddable),
    .target(
      name: "WaterflowEngine",
      dependencies: ["WaterflowLayout"],
      swiftSettings: embeddable
    ),
    .target(name: "WaterflowWebRuntime"),
    .target(
      name: "WaterflowWeb",
      dependencies: ["WaterflowEngine", "WaterflowWebRuntime"],
      exclude: ["JavaScript"],
      swiftSettings: embeddable + [.enableExperimentalFeature("Extern")]
    ),
    .testTarget(
      name: "WaterflowLayoutTests",
      dependencies: ["WaterflowLayout"]
    ),
    .testTarget(name: "WaterflowEngineTests", dependencies: ["WaterflowEngine"]),
  ],
  swiftLanguageModes: [.v6]
)
