/// A filter of what has been painted below, inside a path: a Gaussian blur, then a change of saturation.
package struct BackdropFilter: Sendable, Equatable {
  /// The Gaussian's standard deviation in points.
  package var blur: Double
  /// The factor of saturation, as in CSS (*Filter Effects Module Level 1*, `saturate`): 1 changes nothing, 0 leaves greys.
  package var saturation: Double

  package init(blur: Double, saturation: Double = 1) { (self.blur, self.saturation) = (blur, saturation) }
}

extension BackdropFilter: CustomStringConvertible {
  package var description: String { "blur \(number(blur)) saturation \(number(saturation))" }
}
