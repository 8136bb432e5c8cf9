import InterfaceDocuments
import UIKitCore

extension ElementClass {
  static let stackView = ElementClass(
    "stackView", UIStackView.self, inherits: .view,
    [
      .choice("axis", \UIStackView.axis, ["horizontal": .horizontal, "vertical": .vertical]),
      .choice(
        "distribution", \UIStackView.distribution,
        [
          "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
          "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
        ]),
      .choice(
        "alignment", \UIStackView.alignment,
        [
          "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
          "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
        ]),
      .number("spacing", \UIStackView.spacing),
      .custom(attributes: ["spacingType"]) { (stack: UIStackView, element, _) in
        if element["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
      },
      .flag("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement),
      .custom(
        attributes: ["layoutMarginsRelativeArrangement"], children: ["layoutMargins", "directionalLayoutMargins"]
      ) {
        (stack: UIStackView, element, _) throws(InterfaceProblem) in
        // Interface Builder has no attribute for it, but margins of the stack's own have this effect.
        let hasMargins = element.child("layoutMargins") != nil || element.child("directionalLayoutMargins") != nil
        stack.isLayoutMarginsRelativeArrangement = try element.flag("layoutMarginsRelativeArrangement") ?? hasMargins
      },
      .custom(children: ["subviews"]) { (stack: UIStackView, _, _) in
        for view in stack.subviews { stack.addArrangedSubview(view) }
      },
    ])
}
