public import Foundation
package import Raster

/// A colour of Core Graphics, in sRGB, as used by layers.
///
/// Differs from UIKit: components outside 0...1 are kept, and painted as the nearest colour inside.
public final class CGColor: Hashable, Sendable {
  private let red: CGFloat
  private let green: CGFloat
  private let blue: CGFloat
  /// The opacity as it was given, from 0 (clear) to 1 (opaque).
  public let alpha: CGFloat

  /// Creates a colour from sRGB components. Differs from Core Graphics: its device colour space is sRGB here.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a colour from sRGB components, like `init(red:green:blue:alpha:)`.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a shade of grey. Differs from Core Graphics: it has four components, not two.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// Always 4: every colour has red, green, blue and alpha.
  public var numberOfComponents: Int { 4 }

  /// The same colour with another opacity; never `nil`.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour as it is painted.
  package var color: Raster.Color {
    Color(red: red.asChannel, green: green.asChannel, blue: blue.asChannel, alpha: alpha.asChannel)
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.components == right.components
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
  }
}

extension CGFloat {
  /// The nearest value in 0...1; 0 for NaN.
  fileprivate var asChannel: Double {
    isNaN ? 0 : Double(Swift.min(Swift.max(self, 0), 1))
  }
}
