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
    .executable(name: "timeline", targets: ["TimelineApp"]),
  ],
  dependencies: [
    .package(name: "waterflow", path: ".."),
    // The field's standard for command lines: help, validation, completion.
    .package(
      url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // A small HTTP server on Swift concurrency with no dependency of its own.
    .package(
      url: "https://github.com/swhitty/FlyingFox",
      .upToNextMinor(from: "0.27.1")),
    // SQLite as Swift has it: typed errors, WAL, one writer and many readers.
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .page("GalleryApp"),
    .page("LanesApp"),
    .page("TodosApp"),
    .page("SectionsApp"),
    .page("LiveApp"),
    .page("TimelineApp"),
    .target(
      name: "GalleryParts",
      dependencies: [.product(name: "WaterflowWeb", package: "waterflow")],
      swiftSettings: [.enableExperimentalFeature("Extern")]
    ),
    .target(
      name: "GalleryServer",
      dependencies: [
        "BuiltInPictures", "CArchive", "GalleryFiles", "StrictJSON",
        "Timeline",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ]
    ),
    // Archives of any size while they are sent.
    .systemLibrary(
      name: "CArchive", pkgConfig: "libarchive",
      providers: [.apt(["libarchive-dev"]), .brew(["libarchive"])]),
    // What kind of file system a folder is in.
    .systemLibrary(name: "CFileSystem"),
    .target(name: "BuiltInPictures"),
    .target(name: "GalleryFiles"),
    .systemLibrary(
      name: "CVipsSystem",
      pkgConfig: "vips",
      providers: [.apt(["libvips-dev"]), .brew(["vips"])]
    ),
    // libvips takes its options as variadic arguments, which Swift cannot pass.
    .target(name: "CVips", dependencies: ["CVipsSystem"]),
    .target(
      name: "PhotoLibrary",
      dependencies: [
        "CFileSystem", "CVips", "GalleryFiles", "Timeline",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]
    ),
    .target(name: "StrictJSON"),
    .target(
      name: "Timeline", dependencies: ["BuiltInPictures", "GalleryFiles"]),
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
        "PhotoLibrary",
        "Timeline",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .testTarget(
      name: "GalleryServerTests",
      dependencies: [
        "BuiltInPictures", "GalleryFiles", "GalleryServer", "RawHTTP",
        "Timeline",
      ]),
    // Sends requests as they are written.
    .target(name: "RawHTTP", path: "Tests/RawHTTP"),
    .testTarget(
      name: "TimelineTests", dependencies: ["BuiltInPictures", "Timeline"]),
    // Writes photos for tests, which are in no repository.
    .target(
      name: "CVipsSamples", dependencies: ["CVipsSystem"],
      path: "Tests/CVipsSamples"),
    // A process that those tests kill.
    .executableTarget(
      name: "PhotoLibraryProbe", dependencies: ["PhotoLibrary", "Timeline"],
      path: "Tests/PhotoLibraryProbe"),
    .testTarget(
      name: "PhotoLibraryTests",
      dependencies: [
        "PhotoLibraryProbe", "BuiltInPictures", "CVips", "CVipsSamples",
        "PhotoLibrary",
        "Timeline",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .testTarget(
      name: "LayoutDescriptionTests",
      dependencies: [
        "LayoutDescription", "StrictJSON",
        .product(name: "WaterflowLayout", package: "waterflow"),
      ]
    ),
    .testTarget(
      name: "WaterflowToolTests",
      dependencies: [
        "CVips", "CVipsSamples", "RawHTTP", "Timeline", "WaterflowTool",
      ],
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
