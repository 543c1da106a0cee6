/// How the gallery arranges its photos.
enum GalleryMode {
  case waterfall, justified, flow, list

  /// Whether photos have their own proportions.
  var keepsRatios: Bool { self == .waterfall || self == .justified }
}
