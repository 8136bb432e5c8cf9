import Foundation

/// A colour made of another, wherever a configuration shows it.
// Unchecked because apps' functions are not marked: they are called on the main actor alone.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  /// Makes the colour that is shown.
  public let transform: (UIColor) -> UIColor
  /// Tells the transformer from others: functions cannot be compared.
  private let identity = NSObject()

  /// A transformer that does what the function does.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// The colour that is shown instead of `input`.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The colour's shade of grey; it stays dynamic.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in color.shadeOfGrey(under: traits) }
  }

  /// The colour itself: on a phone or tablet no other tint is preferred.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// The colour's shade of grey, as `grayscale`: UIKit's monochrome tint is not documented.
  public static let monochromeTint = grayscale
}

extension UIConfigurationColorTransformer: Hashable {
  /// Whether both are the same transformer, or copies of it.
  public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

extension UIColor {
  /// A grey as bright as the colour by the weights of ITU-R BT.601; which ones UIKit takes is not public.
  fileprivate final func shadeOfGrey(under traits: UITraitCollection) -> UIColor {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
}
