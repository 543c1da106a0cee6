/// How the page of photos arranges them.
enum PhotosMode: CaseIterable {
  case waterfall, justified, flow, list

  var title: String {
    switch self {
    case .waterfall: "Waterfall"
    case .justified: "Justified"
    case .flow: "Flow"
    case .list: "List"
    }
  }

  /// Whether photos have their own proportions.
  var keepsRatios: Bool { self == .waterfall || self == .justified }
}
