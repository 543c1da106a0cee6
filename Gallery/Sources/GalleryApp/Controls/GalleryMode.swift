/// How the gallery arranges its photos.
enum GalleryMode {
  case waterfall, flow, list
}
