import Foundation
import SystemText

/// What a stack view's constraints follow from: while it stays the same, so do they.
///
/// New sizes of the arranged subviews are no other arrangement, unless they are what the lengths are proportional to.
@MainActor
struct StackArrangement: Equatable {
  struct Item: Equatable {
    var identity: ObjectIdentifier
    var isHidden: Bool
    /// Points to the next visible item.
    var spacing: CGFloat
    /// The length along the axis that shares are proportional to; 0 unless the distribution is `fillProportionally`.
    var naturalLength: CGFloat
    /// Whether the item is text that may have several lines.
    var isWrappingText: Bool
  }

  var axis: NSLayoutConstraint.Axis
  var distribution: UIStackView.Distribution
  var alignment: UIStackView.Alignment
  /// Points between items without a spacing of their own.
  var spacing: CGFloat
  var isBaselineRelative: Bool
  var isLayoutMarginsRelative: Bool
  var disambiguatesTextWidths: Bool
  var items: [Item]

  init(of stack: UIStackView) {
    let arranged = stack.items.compactMap { item in item.view.map { (view: $0, customSpacing: item.customSpacing) } }
    axis = stack.axis
    distribution = stack.distribution
    alignment = stack.alignment
    spacing = stack.roundedSpacing(stack.spacing)
    isBaselineRelative = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    isLayoutMarginsRelative = stack.isLayoutMarginsRelativeArrangement
    disambiguatesTextWidths = stack.disambiguatesTextWidths
    items = arranged.map { view, customSpacing in
      Item(
        identity: ObjectIdentifier(view), isHidden: view.isHidden,
        spacing: stack.roundedSpacing(customSpacing ?? UIStackView.spacingUseDefault),
        naturalLength: stack.distribution == .fillProportionally ? view.naturalLength(along: stack.axis) : 0,
        isWrappingText: view.mayWrapText)
    }
  }
}

extension UIStackView {
  /// A spacing with the special values resolved, on device pixels.
  fileprivate func roundedSpacing(_ spacing: CGFloat) -> CGFloat {
    guard spacing != UIStackView.spacingUseSystem else { return SystemSpacing.betweenSiblings }
    guard spacing != UIStackView.spacingUseDefault else {
      return self.spacing == UIStackView.spacingUseDefault ? 0 : roundedSpacing(self.spacing)
    }
    let rounded = traitCollection.pixelGrid.nearest(spacing)
    return rounded.isFinite ? rounded : spacing
  }
}

extension UIView {
  /// The view's intrinsic length or, if it has none, the least one its constraints allow.
  fileprivate func naturalLength(along axis: NSLayoutConstraint.Axis) -> CGFloat {
    let intrinsic = intrinsicContentSize
    let length = axis == .horizontal ? intrinsic.width : intrinsic.height
    guard length == UIView.noIntrinsicMetric else { return length.isFinite ? length : 0 }
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return axis == .horizontal ? fitting.width : fitting.height
  }
}
