public import Foundation

/// A view whose text follows the text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether a preferred or scaled font follows the text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

/// A view whose picture is larger at the accessibility categories.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether the picture is larger at the accessibility categories.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}
extension UIButton: UIContentSizeCategoryAdjusting, UIAccessibilityContentSizeCategoryImageAdjusting {
  /// Whether the title's font follows the text size. Differs from UIKit, where the title's label alone says so.
  public var adjustsFontForContentSizeCategory: Bool {
    get { storedLabel?.adjustsFontForContentSizeCategory ?? false }
    set { label.adjustsFontForContentSizeCategory = newValue }
  }
}
