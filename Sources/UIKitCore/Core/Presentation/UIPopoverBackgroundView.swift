public import Foundation

/// The sizes of a popover's background.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
  /// The width of the arrow's base.
  static func arrowBase() -> CGFloat
  /// The insets of the content.
  static func contentViewInsets() -> UIEdgeInsets
  /// The height of the arrow.
  static func arrowHeight() -> CGFloat
}

/// The background of a popover, for subclasses. The system's is drawn in place of it.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// The arrow's distance from the middle of its edge.
  open var arrowOffset: CGFloat = 0
  /// The direction of the arrow.
  open var arrowDirection = UIPopoverArrowDirection.unknown
  /// Whether the system's shadow and frame are drawn; `true`.
  open class var wantsDefaultContentAppearance: Bool { true }

  open class func arrowBase() -> CGFloat { 0 }
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
  open class func arrowHeight() -> CGFloat { 0 }
}
