/// Why items could not be placed, in terms of one section's body.
enum PlacementFault {
  case itemTooLong(Int)
  case contentTooLong
  case widthsMissing
}
