#if arch(wasm32)
  import WaterflowLayout

  /// A section's style as `layout.mjs` writes it, which has checked each number.
  struct StyleRecord {
    let numbers: UnsafeMutablePointer<Double>

    private func byte(_ place: Int) -> UInt8 { UInt8(numbers[place]) }

    private var mode: SectionMode {
      switch byte(0) {
      case 1:
        return .justified(
          JustifiedRows(
            rowHeight: numbers[5],
            breaking: RowBreaking(rawValue: byte(6)) ?? .greedy,
            shrink: numbers[7], stretch: numbers[8],
            lastRow: LastRow(rawValue: byte(9)) ?? .natural))
      case 2:
        return .flow(
          FlowLines(
            distribution: LineDistribution(rawValue: byte(10)) ?? .justified,
            alignment: LineAlignment(rawValue: byte(11)) ?? .center))
      case 3 where byte(1) == 0:
        return .list
      default:
        return .waterfall(
          lanes: numbers[2] > 0
            ? .fixed(Int(numbers[2])) : .minimumWidth(numbers[3]),
          sizing: byte(1) == 0 ? .absolute : .aspect,
          order: .shortestLane,
          assignment: byte(4) == 0 ? .recomputed : .stable)
      }
    }

    var style: SectionStyle {
      SectionStyle(
        mode: mode, header: numbers[18], footer: numbers[19],
        insets: Insets(
          top: numbers[14], left: numbers[17], bottom: numbers[16],
          right: numbers[15]),
        lineSpacing: numbers[13], interitemSpacing: numbers[12])
    }
  }
#endif
