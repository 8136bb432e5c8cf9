import Foundation
import HeadlessUIKit

extension PropertyTable {
  static let stackView: [Property] = [
    Property(
      "axis", .enumeration(["horizontal": NSLayoutConstraint.Axis.horizontal, "vertical": .vertical]),
      "The direction arranged views follow each other in. horizontal unless set."
    ) { (stack: UIStackView, axis, _) in stack.axis = axis },
    Property(
      "distribution",
      .enumeration([
        "fill": UIStackView.Distribution.fill, "fillEqually": .fillEqually,
        "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
      ]), "How arranged views share the length of the axis. fill unless set."
    ) { (stack: UIStackView, distribution, _) in stack.distribution = distribution },
    Property(
      "alignment",
      .enumeration([
        "fill": UIStackView.Alignment.fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
        "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
      ]), "How arranged views stand across the axis. fill unless set."
    ) { (stack: UIStackView, alignment, _) in stack.alignment = alignment },
    Property(
      "spacing", .double(PropertyLimits.coordinate).named(["system": Double(UIStackView.spacingUseSystem)]),
      "Points between neighbours, or system: 8. 0 unless set."
    ) { (stack: UIStackView, spacing, _) in stack.spacing = spacing },
    Property(
      "isBaselineRelativeArrangement", .boolean,
      "Whether distances along a vertical axis are between baselines. False unless set."
    ) { (stack: UIStackView, flag, _) in stack.isBaselineRelativeArrangement = flag },
    Property(
      "isLayoutMarginsRelativeArrangement", .boolean,
      "Whether arranged views stand within the layout margins, which are 0 unless set. False unless set."
    ) { (stack: UIStackView, flag, _) in stack.isLayoutMarginsRelativeArrangement = flag },
  ]
}

extension PropertyKind<Double> {
  /// The spacing after one of a stack view's arranged views: points, or one of `UIStackView`'s constants by name.
  package static var customSpacing: Self {
    double(PropertyLimits.coordinate).named([
      "default": Double(UIStackView.spacingUseDefault), "system": Double(UIStackView.spacingUseSystem),
    ])
  }
}
