import Foundation
import SystemText

/// The properties that determine a stack view's constraints: equal arrangements have the same constraints.
///
/// The sizes of the arranged subviews are not part of it, unless the distribution is proportional to them.
@MainActor
struct StackArrangement: Equatable {
  struct Item: Equatable {
    var identity: ObjectIdentifier
    var isHidden: Bool
    /// The distance in points to the next visible item.
    var spacing: CGFloat
    /// The length along the axis for the proportional distribution; 0 unless the distribution is
    /// `fillProportionally`.
    var naturalLength: CGFloat
    /// Whether the item displays text that may wrap.
    var isWrappingText: Bool
  }

  var axis: NSLayoutConstraint.Axis
  var distribution: UIStackView.Distribution
  var alignment: UIStackView.Alignment
  /// The default distance in points between items.
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
  /// A spacing with the special values resolved, rounded to device pixels.
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
  /// The view's intrinsic length or, if it has none, the smallest that its constraints allow.
  fileprivate func naturalLength(along axis: NSLayoutConstraint.Axis) -> CGFloat {
    let intrinsic = intrinsicContentSize
    let length = axis == .horizontal ? intrinsic.width : intrinsic.height
    guard length == UIView.noIntrinsicMetric else { return length.isFinite ? length : 0 }
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return axis == .horizontal ? fitting.width : fitting.height
  }
}
