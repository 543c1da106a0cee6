/// An item's size in a flow, in points across and along the scroll axis.
struct FlowSize {
  var across: Double
  var along: Double
}
