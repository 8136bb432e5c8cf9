package import Raster

/// The lowest contrast of a text's letters.
package struct MeasuredContrast: Equatable, Sendable {
  /// The letter's colour, as it is seen.
  package let color: Color
  package let background: Color
  /// The ratio that WCAG 2.2 asks for.
  package let needed: Double
}
