public import Foundation
import HeadlessUIKit

extension Color {
  /// The colour, changed towards another by a fraction, component by component in sRGB. Differs from SwiftUI, whose
  /// perceptual way is not public.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    let (first, second, share) = (self, rhs, min(max(fraction, 0), 1))
    return Color(
      uiColor: UIColor { traits in
        let environment = EnvironmentValues(traits: traits)
        let (a, b) = (first.resolve(in: environment), second.resolve(in: environment))
        func mixed(_ a: Float, _ b: Float) -> CGFloat { CGFloat(Double(a) + (Double(b) - Double(a)) * share) }
        return UIColor(
          red: mixed(a.red, b.red), green: mixed(a.green, b.green), blue: mixed(a.blue, b.blue),
          alpha: mixed(a.opacity, b.opacity))
      })
  }
}
