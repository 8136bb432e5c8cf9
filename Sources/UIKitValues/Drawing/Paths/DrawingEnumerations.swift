package import Drawing

/// The shape of the ends of lines; raw values are Core Graphics'.
public enum CGLineCap: Int32, Sendable, CaseIterable {
  /// A line ends at its last point.
  case butt = 0
  /// A half circle around the last point.
  case round = 1
  /// A line ends half of its width after its last point.
  case square = 2
}

/// The shape of the corners of lines; raw values are Core Graphics'.
public enum CGLineJoin: Int32, Sendable, CaseIterable {
  /// A pointed corner, or a bevelled one if it would be too long.
  case miter = 0
  /// A circle around the corner.
  case round = 1
  /// A corner that is cut off.
  case bevel = 2
}

/// The rule by which a path's inside is found; raw values are Core Graphics'.
public enum CGPathFillRule: Int, Sendable {
  /// Inside is what the path goes around, in one direction more often than in the other.
  case winding = 0
  /// Inside is what is separated from the outside by an odd number of lines.
  case evenOdd = 1
}

/// The ways to paint a path; raw values are Core Graphics'.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled, by the nonzero winding rule.
  case fill = 0
  /// Filled, by the even-odd rule.
  case eoFill = 1
  /// Drawn along.
  case stroke = 2
  /// Filled, then drawn along.
  case fillStroke = 3
  /// Filled by the even-odd rule, then drawn along.
  case eoFillStroke = 4
}

extension CGLineCap {
  package var lineCap: StrokeStyle.LineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension CGLineJoin {
  package var lineJoin: StrokeStyle.LineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
