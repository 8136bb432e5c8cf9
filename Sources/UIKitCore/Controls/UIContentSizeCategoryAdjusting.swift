public import Foundation

/// A view whose text adapts to the content size category.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether preferred and scaled fonts adapt to the content size category.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

/// A view whose image is enlarged at the accessibility categories.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether the image is enlarged at the accessibility categories.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}
extension UIButton: UIContentSizeCategoryAdjusting, UIAccessibilityContentSizeCategoryImageAdjusting {
  /// Whether the title's font adapts to the content size category. Differs from UIKit, where only the title label has
  /// this property.
  public var adjustsFontForContentSizeCategory: Bool {
    get { storedLabel?.adjustsFontForContentSizeCategory ?? false }
    set { label.adjustsFontForContentSizeCategory = newValue }
  }
}
