public import Foundation

extension UIView {
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .leading)) }
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .trailing)) }
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .left)) }
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .right)) }
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutOperand(self, .centerX)) }
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .top)) }
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .bottom)) }
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .centerY)) }
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .firstBaseline)) }
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutOperand(self, .lastBaseline)) }
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .width)) }
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .height)) }

  /// The view without its layout margins.
  public final var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins) }
  /// The view without what bars and the device's edges cover.
  public final var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  /// The view without its margins, in the middle and no wider than text is easily read.
  public final var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }

  /// In place of a length that a view's content does not have.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The target of `systemLayoutSizeFitting` for the least size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target of `systemLayoutSizeFitting` for the largest size; UIKit's value.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
