import AllocationCount
import Figures
import Foundation

// Measures natively; writes the figures to the file that is named:
//   waterflow-bench bench.json
// With `--allocations` it only prints how often steady scrolling allocates.

let runs = 9

func fail(_ text: String) -> Never {
  FileHandle.standardError.write(Data("error: \(text)\n".utf8))
  exit(1)
}

guard let figures = try? Figures() else { fail("the inputs were refused") }

let passes = 20_000
let allocations = figures.difference(
  of: { Int(allocation_count()) }, passes: passes)
if CommandLine.arguments.contains("--allocations") {
  if allocation_count() < 0 { fail("allocations are counted with glibc only") }
  print(allocations)
  exit(0)
}

guard let path = CommandLine.arguments.dropFirst().first else {
  fail("name the file to write, such as bench.json")
}

let workloads = figures.workloads()
var samples: [String: Sample] = [:]
let clock = ContinuousClock()
// The first round only warms up.
for round in 0...runs {
  for workload in workloads {
    workload.makeReady()
    var result = 0.0
    let time = clock.measure { result = workload.run() }
    workload.cleanUp()
    if result.isNaN { fail("\(workload.name): refused its input") }
    guard round > 0 else { continue }
    let nanoseconds = time / .nanoseconds(1) / Double(workload.count)
    samples[workload.name, default: Sample()].values.append(
      workload.unit == .nanoseconds ? nanoseconds : nanoseconds / 1_000)
  }
}

var report = Report(figures: [])
for workload in workloads {
  let sample = samples[workload.name] ?? Sample()
  let unit =
    switch workload.unit {
    case .nanoseconds: workload.count == Figures.items ? "ns/item" : "ns"
    case .microseconds: "us"
    }
  report.figures.append(Figure(workload.name, sample, unit: unit))
}
@MainActor
func addRatio(_ name: String, _ a: String, _ b: String) {
  guard let a = samples[a], let b = samples[b] else { fail("no \(a), \(b)") }
  report.figures.append(Figure(name, a.ratios(to: b), unit: "x"))
}
addRatio(
  "12 lanes to 4, build", "waterfall 12 lanes, build",
  "waterfall 4 lanes, build")
addRatio(
  "naive to ours, build", "naive 4 lanes, build", "waterfall 4 lanes, build")
addRatio(
  "naive to ours, visible query", "naive visible query in 1M",
  "visible query of 40 in 1M")
@MainActor
func addCount(_ name: String, _ value: Double) {
  report.figures.append(Figure(name, Sample(values: [value]), unit: "count"))
}
for (name, points, bytes) in figures.justified.spreads() {
  report.figures.append(
    Figure(
      "heights of \(name) rows, spread", Sample(values: [points]),
      unit: "points"))
  report.figures.append(
    Figure(
      "an item of \(name) rows beside its ratio", Sample(values: [bytes]),
      unit: "bytes"))
}
addCount("elements in a visible query", figures.visibleElements)
addCount("operations a pass, scrolling 1M", figures.operationsPerPass())
if allocation_count() >= 0 {
  addCount(
    "allocations a pass, scrolling 1M", Double(allocations) / Double(passes))
}

for index in report.figures.indices {
  report.figures[index].name = "native: " + report.figures[index].name
}
do {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  try encoder.encode(report).write(to: URL(fileURLWithPath: path))
} catch {
  fail("\(path): \(error.localizedDescription)")
}
