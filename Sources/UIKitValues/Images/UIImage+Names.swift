public import Foundation

extension UIImage {
  /// A check mark.
  public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
  /// A check mark in a circle.
  public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
  /// A plus in a circle.
  public class var add: UIImage { UIImage(systemName: "plus.circle") ?? UIImage() }
  /// A minus in a circle.
  public class var remove: UIImage { UIImage(systemName: "minus.circle") ?? UIImage() }
  /// Three dots in a circle.
  public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }

  /// Whether there are pixels brighter than white; `false`.
  public var isHighDynamicRange: Bool { false }
  /// The image without pixels brighter than white: the image itself.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }

  /// The image, whose pixels are decoded when they are drawn.
  public func preparingForDisplay() -> UIImage? { self }
  /// Hands the image over at once: its pixels are decoded when they are drawn.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }

  /// The image, whose pixels are decoded when they are drawn.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// A fault and `nil`: no HEIC files are written by code.
  public func heicData() -> Data? {
    UIKitFaults.unsupported("UIImage.heicData()", instead: "pngData() writes the same pixels.")
    return nil
  }
}

extension UIImage {
  /// The ranges of brightness, with UIKit's raw values.
  public enum DynamicRange: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// The standard range.
    case standard = 0
    /// As high as is suitable beside other content.
    case constrainedHigh = 1
    /// As high as the display has.
    case high = 2
  }

  /// The traits of the image's configuration: those that it was made for.
  public var traitCollection: UITraitCollection { configuration?.traitCollection ?? .current }
}

extension UITraitCollection {
  /// The range of brightness of images: the usual one.
  public var imageDynamicRange: UIImage.DynamicRange { .standard }
}

/// The range of brightness of images: the standard one.
public enum UITraitImageDynamicRange: UITraitDefinition {
  public static let defaultValue = UIImage.DynamicRange.standard
}
