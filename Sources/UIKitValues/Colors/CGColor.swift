public import Foundation
package import Raster

/// A colour as Core Graphics has it, in sRGB: what layers are painted with.
///
/// Differs from UIKit: components outside 0...1 are kept, and painted as the nearest colour inside.
public final class CGColor: Hashable, Sendable {
  private let red: CGFloat
  private let green: CGFloat
  private let blue: CGFloat
  /// The opacity, as it was given: 0 is clear, 1 opaque.
  public let alpha: CGFloat

  /// A colour of these sRGB components. Differs from Core Graphics: its device colour space is sRGB here.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The same as `init(red:green:blue:alpha:)`, which is in sRGB as well.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A shade of grey. Differs from Core Graphics: it has four components, not two.
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
  /// The nearest value of a channel (0...1); 0 for what is not a number.
  fileprivate var asChannel: Double {
    isNaN ? 0 : Double(Swift.min(Swift.max(self, 0), 1))
  }
}
