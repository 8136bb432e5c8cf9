public import Foundation

extension UIView {
  /// The edge of the alignment rectangle that the view's direction starts at.
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .leading)) }
  /// The edge of the alignment rectangle that the view's direction ends at.
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .trailing)) }
  /// The left edge of the alignment rectangle, in either direction.
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .left)) }
  /// The right edge of the alignment rectangle, in either direction.
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .right)) }
  /// The middle from side to side.
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .centerX)) }
  /// The upper edge of the alignment rectangle.
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .top)) }
  /// The lower edge of the alignment rectangle.
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .bottom)) }
  /// The middle from top to bottom.
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .centerY)) }
  /// The baseline of the first line of text; the upper edge where there is no text.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .firstBaseline)) }
  /// The baseline of the last line of text; the lower edge where there is no text.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .lastBaseline)) }
  /// The width of the alignment rectangle.
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .width)) }
  /// The height of the alignment rectangle.
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .height)) }

  /// The view without its layout margins.
  public final var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins) }
  /// The view without what bars and the device's edges cover.
  public final var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  /// The view without its margins, in the middle and no wider than text is easily read.
  public final var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }
  /// Where the keyboard is: below the safe area, as there is none.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide { .guide(of: self) }

  /// In place of a length that a view's content does not have.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The target of `systemLayoutSizeFitting` for the least size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target of `systemLayoutSizeFitting` for the largest size; UIKit's value.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
