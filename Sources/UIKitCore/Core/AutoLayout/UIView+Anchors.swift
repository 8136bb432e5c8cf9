public import Foundation

extension UIView {
  /// The leading edge of the alignment rectangle.
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .leading)) }
  /// The trailing edge of the alignment rectangle.
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .trailing)) }
  /// The left edge of the alignment rectangle, in either layout direction.
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .left)) }
  /// The right edge of the alignment rectangle, in either layout direction.
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .right)) }
  /// The horizontal centre.
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .centerX)) }
  /// The top edge of the alignment rectangle.
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .top)) }
  /// The bottom edge of the alignment rectangle.
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .bottom)) }
  /// The vertical centre.
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .centerY)) }
  /// The baseline of the first line of text; the top edge if there is no text.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .firstBaseline)) }
  /// The baseline of the last line of text; the bottom edge if there is no text.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .lastBaseline)) }
  /// The width of the alignment rectangle.
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .width)) }
  /// The height of the alignment rectangle.
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .height)) }

  /// The guide of the view's area within its layout margins.
  public final var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins) }
  /// The guide of the view's area that is not covered by bars and the device's edges.
  public final var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  /// The guide of the area within the margins, centred and no wider than comfortably readable text.
  public final var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }
  /// The guide of the keyboard's space: below the safe area, as there is no keyboard.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide { .guide(of: self) }

  /// The value for a dimension in which a view has no intrinsic size.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The target of `systemLayoutSizeFitting` for the smallest possible size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target of `systemLayoutSizeFitting` for the largest possible size; UIKit's value.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
