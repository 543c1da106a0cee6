// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "colours",
  platforms: [.macOS(.v13)],
  dependencies: [
    // In a package of your own this is
    // .package(url: "<address of this repository>", branch: "main")
    .package(name: "waterflow", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "Colours",
      dependencies: [.product(name: "WaterflowWeb", package: "waterflow")]
    )
  ],
  swiftLanguageModes: [.v6]
)
