/// The start and end of a line, in points from the side where the paragraph starts.
struct LineEdges: Hashable, Sendable {
  var start: Double
  var end: Double

  var width: Double { end - start }
}
