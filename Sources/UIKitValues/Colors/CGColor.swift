public import Foundation
package import Raster

/// A colour of Core Graphics, in sRGB, as used by layers.
///
/// A shade of grey has two components, as Core Graphics' has, and equals the same colour of four. Differs from UIKit: components outside 0...1 are kept, and painted as the nearest colour inside.
public final class CGColor: Hashable, Sendable {
  private let red: CGFloat
  private let green: CGFloat
  private let blue: CGFloat
  /// The opacity as it was given, from 0 (clear) to 1 (opaque).
  public let alpha: CGFloat
  /// Whether the colour was made as a shade of grey.
  let isGray: Bool

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, isGray: Bool) {
    (self.red, self.green, self.blue, self.alpha, self.isGray) = (red, green, blue, alpha, isGray)
  }

  /// Creates a colour from sRGB components. Differs from Core Graphics: its device colour space is sRGB here.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha, isGray: false)
  }

  /// Creates a colour from sRGB components, like `init(red:green:blue:alpha:)`.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a shade of grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha, isGray: true)
  }

  /// Red, green, blue and alpha; of a shade of grey the shade and alpha.
  public var components: [CGFloat]? { isGray ? [red, alpha] : channels }

  /// The number of `components`: 4, and 2 for a shade of grey.
  public var numberOfComponents: Int { isGray ? 2 : 4 }

  /// Red, green, blue and alpha, of a shade of grey too.
  package var channels: [CGFloat] { [red, green, blue, alpha] }

  /// The same colour with another opacity; never `nil`.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha, isGray: isGray)
  }

  /// The colour as it is painted.
  package var color: Raster.Color {
    Color(red: red.asChannel, green: green.asChannel, blue: blue.asChannel, alpha: alpha.asChannel)
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.channels == right.channels
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(channels)
  }
}

extension CGFloat {
  /// The nearest value in 0...1; 0 for NaN.
  fileprivate var asChannel: Double {
    isNaN ? 0 : Double(Swift.min(Swift.max(self, 0), 1))
  }
}
