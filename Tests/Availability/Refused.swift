import Foundation

// Never built: `Scripts/check-availability.sh` compiles it to see that what is
// too new for a platform's minimum, or not listed as Foundation's, is refused.

func refusedOfTheLibrary(_ array: [Int]) async {
  _ = array.span  // refused
  await withDiscardingTaskGroup { _ in }  // refused
  _ = ContinuousClock()  // refused but on macOS 13
  _ = Duration.seconds(1)  // refused but on macOS 13
}

func refusedOfFoundation() {
  _ = URL(filePath: "/")  // refused
  _ = Date.now  // refused
}
