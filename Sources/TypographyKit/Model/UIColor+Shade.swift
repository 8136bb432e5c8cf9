import Foundation
public import HeadlessUIKit

extension UIColor {
  /// A way to lighten a colour: its components are multiplied, up to 1.
  public enum Lightness: Sendable {
    /// By a factor of 1 or more.
    case lightness(scalingFactor: Double)
    /// By 1.25.
    case light
    /// By 1.5.
    case lighter
    /// By 1.75.
    case lightest
    /// White, whatever the colour.
    case white
  }

  /// A way to darken a colour: its components are multiplied.
  public enum Darkness: Sendable {
    /// By a factor from 0 to 1.
    case darkness(Double)
    /// By 0.75.
    case dark
    /// By 0.5.
    case darker
    /// By 0.25.
    case darkest
    /// By 0.
    case black
  }

  /// The colour lightened; unchanged if the factor is below 1.
  public func shade(_ lightness: Lightness) -> UIColor {
    switch lightness {
    case .lightness(let factor): factor >= 1 ? scaled(by: factor) : self
    case .light: scaled(by: 1.25)
    case .lighter: scaled(by: 1.5)
    case .lightest: scaled(by: 1.75)
    case .white: .white
    }
  }

  /// The colour darkened; unchanged if the factor is outside 0 to 1.
  public func shade(_ darkness: Darkness) -> UIColor {
    switch darkness {
    case .darkness(let factor): (0...1).contains(factor) ? scaled(by: factor) : self
    case .dark: scaled(by: 0.75)
    case .darker: scaled(by: 0.5)
    case .darkest: scaled(by: 0.25)
    case .black: scaled(by: 0)
    }
  }

  /// The colour lightened or darkened by a word in configurations; unchanged for any other word.
  public func shade(_ name: String) -> UIColor { UIColor.shades[name].map(scaled) ?? self }

  /// Factors by their words in configurations.
  static let shades: [String: Double] = [
    "light": 1.25, "lighter": 1.5, "lightest": 1.75, "dark": 0.75, "darker": 0.5, "darkest": 0.25,
  ]

  /// The components multiplied, up to 1; a dynamic colour stays dynamic.
  private func scaled(by factor: Double) -> UIColor {
    UIColor { [self] traits in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      let parts = [red, green, blue].map { min(1, $0 * CGFloat(factor)) }
      return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }
  }
}
