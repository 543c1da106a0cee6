// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "waterflow-gallery",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "waterflow", targets: ["WaterflowTool"]),
    .executable(name: "gallery", targets: ["GalleryApp"]),
    .executable(name: "lanes", targets: ["LanesApp"]),
    .executable(name: "todos", targets: ["TodosApp"]),
    .executable(name: "sections", targets: ["SectionsApp"]),
    .executable(name: "live", targets: ["LiveApp"]),
  ],
  dependencies: [
    .package(name: "waterflow", path: ".."),
    // The field's standard for command lines: help, validation, completion.
    .package(
      url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // A small HTTP server on Swift concurrency with no dependency of its own.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    .page("GalleryApp"),
    .page("LanesApp"),
    .page("TodosApp"),
    .page("SectionsApp"),
    .page("LiveApp"),
    .target(
      name: "GalleryParts",
      dependencies: [.product(name: "WaterflowWeb", package: "waterflow")],
      swiftSettings: [.enableExperimentalFeature("Extern")]
    ),
    .target(
      name: "GalleryServer",
      dependencies: [
        "StrictJSON",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ]
    ),
    .target(name: "StrictJSON"),
    .target(
      name: "LayoutDescription",
      dependencies: [
        "StrictJSON",
        .product(name: "WaterflowLayout", package: "waterflow"),
      ]
    ),
    .executableTarget(
      name: "WaterflowTool",
      dependencies: [
        "GalleryServer",
        "LayoutDescription",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .testTarget(
      name: "GalleryServerTests", dependencies: ["GalleryServer"]),
    .testTarget(
      name: "LayoutDescriptionTests",
      dependencies: [
        "LayoutDescription", "StrictJSON",
        .product(name: "WaterflowLayout", package: "waterflow"),
      ]
    ),
    .testTarget(
      name: "WaterflowToolTests",
      dependencies: ["WaterflowTool"],
      exclude: ["Recorded"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// Without the tool, which is no module for a page, one build makes them all.
if Context.environment["WATERFLOW_PAGES"] != nil {
  package.products.removeAll { $0.name == "waterflow" }
  package.targets.removeAll { !$0.isOfPages }
}

extension Target {
  /// Whether it is a page's module, or in all of them.
  var isOfPages: Bool { name == "GalleryParts" || name.hasSuffix("App") }

  /// The module of a page of the gallery.
  static func page(_ name: String) -> Target {
    .executableTarget(
      name: name,
      dependencies: [
        "GalleryParts",
        .product(name: "WaterflowWeb", package: "waterflow"),
      ],
      swiftSettings: [.enableExperimentalFeature("Extern")]
    )
  }
}
