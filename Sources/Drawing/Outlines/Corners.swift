/// Corners of a rectangle, with the raw values of `CACornerMask`.
package struct RectCorner: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let topLeft = RectCorner(rawValue: 1)
  package static let topRight = RectCorner(rawValue: 2)
  package static let bottomLeft = RectCorner(rawValue: 4)
  package static let bottomRight = RectCorner(rawValue: 8)
  package static let all: RectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// The curve of a rectangle's corners.
package enum CornerCurve: UInt8, Sendable {
  /// An arc of a circle.
  case circular
  /// A curve whose curvature changes gradually, which begins farther from the corner.
  case continuous
}
