import Foundation
import Raster

/// A number in descriptions: the shortest digits that read back as the same value, without a fraction if it is whole.
package func number(_ value: Double) -> String {
  // Above 2^53 a Double has no fraction, and may not fit into an Int.
  guard abs(value) < 9_007_199_254_740_992 else { return "\(value)" }
  let whole = value.rounded(.towardZero)
  return whole == value ? "\(Int(whole))" : "\(value)"
}

/// A rectangle as x, y, width and height.
func numbers(_ rect: CGRect) -> String {
  [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { number($0) }.joined(separator: " ")
}

/// A colour as red, green, blue and alpha.
func channels(_ color: Color) -> String {
  [color.red, color.green, color.blue, color.alpha].map(number).joined(separator: " ")
}
