// swift-tools-version: 6.2
import PackageDescription

// Without ordo-one/benchmark: it can neither run in WebAssembly nor measure
// two things in turns in one run, and our figures are ratios of such pairs.
let package = Package(
  name: "waterflow-benchmarks",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "waterflow-bench", targets: ["BenchTool"]),
    .executable(name: "waterflow-bench-wasm", targets: ["BenchModule"]),
    .executable(name: "operation-log", targets: ["OperationLogTool"]),
    .executable(name: "frames", targets: ["FramesModule"]),
  ],
  dependencies: [.package(name: "waterflow", path: "..")],
  targets: [
    .target(
      name: "OperationLog",
      dependencies: [.product(name: "WaterflowEngine", package: "waterflow")]
    ),
    .executableTarget(
      name: "OperationLogTool", dependencies: ["OperationLog"]),
    .target(
      name: "Figures",
      dependencies: [.product(name: "WaterflowEngine", package: "waterflow")]
    ),
    .target(name: "AllocationCount"),
    .executableTarget(
      name: "BenchTool", dependencies: ["Figures", "AllocationCount"]),
    .executableTarget(name: "BenchModule", dependencies: ["Figures"]),
    .executableTarget(
      name: "FramesModule",
      dependencies: [.product(name: "WaterflowWeb", package: "waterflow")],
      swiftSettings: [.enableExperimentalFeature("Extern")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
