/// The sizes of some items in the form in which a body stores them.
enum ItemSizes {
  case lanes(LaneItems)
  case flow([FlowSize])
}
