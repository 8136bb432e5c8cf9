import Foundation

/// A function that derives the displayed colour from a configuration's colour.
// Unchecked because apps' closures are not marked `@Sendable`: they are called on the main actor only.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  /// Returns the displayed colour for a colour.
  public let transform: (UIColor) -> UIColor
  /// The identity of the transformer, as functions cannot be compared.
  private let identity = NSObject()

  /// Creates a transformer from a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// The displayed colour for `input`.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The grey of the colour's brightness; it stays dynamic.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in color.shadeOfGrey(under: traits) }
  }

  /// The colour itself: phones and tablets prefer no other tint.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// The same as `grayscale`, as UIKit's monochrome tint is not documented.
  public static let monochromeTint = grayscale
}

extension UIConfigurationColorTransformer: Hashable {
  /// Whether both are the same transformer, or copies of it.
  public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

extension UIConfigurationColorTransformer? {
  /// The transformed colour; the colour itself without a transformer.
  package func resolved(_ color: UIColor) -> UIColor { map { $0.transform(color) } ?? color }
}

extension UIColor {
  /// A grey of the colour's luma by the weights of ITU-R BT.601; the weights that UIKit uses are not public.
  fileprivate final func shadeOfGrey(under traits: UITraitCollection) -> UIColor {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
}
