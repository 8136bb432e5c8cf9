/// The look of a line along a path. Lengths are points of the command's coordinates, so that a transform that scales
/// differently in its two directions makes a line of two widths.
package struct StrokeStyle: Sendable, Hashable {
  /// The shape of a line's ends.
  package enum LineCap: UInt8, Sendable {
    case butt, round, square
  }

  /// The shape of a line's corners.
  package enum LineJoin: UInt8, Sendable {
    case miter, round, bevel
  }

  /// The width; nothing is drawn with one of zero or less.
  package var width: Double
  package var cap: LineCap
  package var join: LineJoin
  /// The largest length of a mitre in widths of the line; a corner with a longer one is bevelled. At least 1.
  package var miterLimit: Double
  /// The lengths of dashes and of the gaps between them, in turn; none for a line without gaps. An odd number of lengths
  /// is repeated to an even one.
  package var dashes: [Double]
  /// The place in the pattern of dashes at which the line begins.
  package var dashPhase: Double

  package init(
    width: Double, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 10, dashes: [Double] = [],
    dashPhase: Double = 0
  ) {
    (self.width, self.cap, self.join, self.miterLimit) = (width, cap, join, miterLimit)
    (self.dashes, self.dashPhase) = (dashes, dashPhase)
  }

  /// The largest distance from the path that the line reaches.
  package var reach: Double {
    let corner = join == .miter ? max(1, miterLimit) : 1
    let end = cap == .square ? 2.0.squareRoot() : 1
    return max(0, width) / 2 * max(corner, end)
  }
}

extension StrokeStyle: CustomStringConvertible {
  /// For example `width 2 round round dashes 4 2 phase 1`: only what is not the default.
  package var description: String {
    var words = ["width \(number(width))"]
    if cap != .butt { words.append("cap \(cap)") }
    if join != .miter { words.append("join \(join)") }
    if join == .miter, miterLimit != 10 { words.append("limit \(number(miterLimit))") }
    if !dashes.isEmpty {
      words.append("dashes " + dashes.map(number).joined(separator: " "))
      if dashPhase != 0 { words.append("phase \(number(dashPhase))") }
    }
    return words.joined(separator: " ")
  }
}
