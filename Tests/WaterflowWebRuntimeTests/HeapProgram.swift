import SeededRandom
import WaterflowWebRuntime

/// Takes room from a heap and gives it back, and looks at every byte.
final class HeapProgram {
  private struct Room {
    var address: UnsafeMutableRawPointer
    var size: Int
    var mark: UInt8
  }

  private let region: UnsafeMutableRawPointer
  private var length: Int
  private var taken: [Room] = []
  private var marks: UInt8 = 0

  /// - Parameters:
  ///   - length: of the whole region in bytes.
  ///   - beginning: how much of it the heap has at first; all unless given.
  init(length: Int, beginning: Int? = nil) {
    region = .allocate(byteCount: length, alignment: 16)
    self.length = beginning ?? length
    waterflow_heap_begin(region, self.length)
  }

  deinit { region.deallocate() }

  /// Gives the heap more of the region.
  func extend(to length: Int) {
    waterflow_heap_extend(length - self.length)
    self.length = length
  }

  /// Does one thing by chance; returns what is wrong.
  func step(_ random: inout SplitMix64) -> String? {
    guard random.below(5) < 3 || taken.isEmpty else {
      return give(random.below(taken.count))
    }
    let size = random.below(1 << random.int(0...12))
    return take(size, alignment: 1 << random.int(0...9))
  }

  /// Takes room, if there is some, and writes to it; returns what is wrong.
  func take(_ size: Int, alignment: Int) -> String? {
    guard let address = waterflow_heap_take(alignment, size) else {
      return isFull(size, alignment) ? nil : "no room for \(size) bytes"
    }
    guard UInt(bitPattern: address) % UInt(max(16, alignment)) == 0 else {
      return "\(size) bytes do not begin at a multiple of \(alignment)"
    }
    guard address >= region, address + size <= region + length else {
      return "\(size) bytes lie outside of the region"
    }
    guard waterflow_heap_size(address) >= size else {
      return "\(waterflow_heap_size(address)) bytes, not \(size)"
    }
    for room in taken
    where address < room.address + room.size && room.address < address + size {
      return "\(size) bytes lie on \(room.size) others"
    }
    marks &+= 1
    let room = Room(address: address, size: size, mark: marks)
    address.initializeMemory(as: UInt8.self, repeating: room.mark, count: size)
    taken.append(room)
    return nil
  }

  /// Gives everything back; returns what is wrong.
  func end() -> String? {
    while !taken.isEmpty {
      if let problem = give(taken.count / 2) { return problem }
    }
    // A search leaves up to a sixteenth aside, and blocks take a little.
    let all = length - length / 15 - 128
    guard let address = waterflow_heap_take(16, all) else {
      return "of \(length) bytes, \(all) are not in one place again"
    }
    waterflow_heap_give(address)
    return nil
  }

  private func give(_ index: Int) -> String? {
    let room = taken.remove(at: index)
    let bytes = UnsafeRawBufferPointer(start: room.address, count: room.size)
    guard bytes.allSatisfy({ $0 == room.mark }) else {
      return "somebody has written to \(room.size) bytes"
    }
    waterflow_heap_give(room.address)
    return nil
  }

  /// Whether no gap between what was taken is surely long enough.
  private func isFull(_ size: Int, _ alignment: Int) -> Bool {
    let need = size + size / 15 + alignment + 256
    var from = region
    for room in taken.sorted(by: { $0.address < $1.address }) {
      if room.address - from >= need { return false }
      from = room.address + room.size
    }
    return region + length - from < need
  }
}
