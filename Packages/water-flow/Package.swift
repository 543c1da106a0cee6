// swift-tools-version: 6.2
import PackageDescription

/// What `<water-flow>` runs: a module that shows and scrolls lanes, one that
/// measures besides, one that knows rows too, and one that does all else; and the
/// layout alone, for `Layout`.
let package = Package(
  name: "water-flow",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "static", targets: ["StaticModule"]),
    .executable(name: "measured", targets: ["MeasuredModule"]),
    .executable(name: "rows", targets: ["RowsModule"]),
    .executable(name: "full", targets: ["FullModule"]),
    .executable(name: "layout", targets: ["LayoutModule"]),
  ],
  dependencies: [.package(name: "waterflow", path: "../..")],
  targets: [
    .module(
      "ElementModule",
      [.product(name: "WaterflowWeb", package: "waterflow")]),
    .module("ElementMeasures", ["ElementModule"]),
    .module("ElementRows", ["ElementModule"]),
    .module("ElementFeatures", ["ElementModule"]),
    .executableTarget(name: "StaticModule", dependencies: ["ElementModule"]),
    .executableTarget(
      name: "MeasuredModule",
      dependencies: ["ElementModule", "ElementMeasures"]),
    .executableTarget(
      name: "RowsModule",
      dependencies: ["ElementModule", "ElementMeasures", "ElementRows"]),
    .executableTarget(
      name: "FullModule",
      dependencies: [
        "ElementModule", "ElementFeatures", "ElementMeasures", "ElementRows",
      ]),
    .executableTarget(
      name: "LayoutModule",
      dependencies: [
        .product(name: "WaterflowLayout", package: "waterflow"),
        .product(name: "WaterflowWebRuntime", package: "waterflow"),
      ],
      swiftSettings: [.enableExperimentalFeature("Extern")]),
  ],
  swiftLanguageModes: [.v6]
)

extension Target {
  /// A part that names functions of the page.
  static func module(_ name: String, _ dependencies: [Dependency]) -> Target {
    .target(
      name: name, dependencies: dependencies,
      swiftSettings: [.enableExperimentalFeature("Extern")])
  }
}
