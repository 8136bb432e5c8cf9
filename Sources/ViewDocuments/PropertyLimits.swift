/// The limits of numbers in files.
package enum PropertyLimits {
  /// Positions, sizes, radii and widths: at most this many points from zero.
  package static let points = 100_000.0
  /// The largest point size of a font. The smallest is anything above zero.
  package static let pointSize = 1_000.0

  package static let coordinate = -points...points
  package static let length = 0...points
  package static let unit = 0.0...1.0
  /// Layout priorities; 1000 is required.
  package static let priority = 1.0...1_000
}
