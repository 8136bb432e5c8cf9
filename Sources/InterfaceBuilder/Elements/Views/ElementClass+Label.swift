import Foundation
import InterfaceDocuments
import UIKitCore
import UIKitValues

extension ElementClass {
  static let label = ElementClass(
    "label", UILabel.self, inherits: .view,
    [
      .font("fontDescription", \UILabel.font),
      .custom(children: ["textColor"]) { (label: UILabel, element, coder) throws(InterfaceProblem) in
        if let color = try coder.color("textColor", of: element) { label.textColor = color }
      },
      .color("highlightedColor", \UILabel.highlightedTextColor),
      .color("shadowColor", \UILabel.shadowColor),
      .size("shadowOffset", \UILabel.shadowOffset),
      .text("text", \UILabel.text),
      .integer("numberOfLines", \UILabel.numberOfLines),
      .choice("textAlignment", \UILabel.textAlignment, textAlignments),
      .choice("lineBreakMode", \UILabel.lineBreakMode, lineBreakModes),
      .choice("baselineAdjustment", \UILabel.baselineAdjustment, baselineAdjustments),
      .flag("adjustsFontSizeToFit", \UILabel.adjustsFontSizeToFitWidth),
      .flag("adjustsLetterSpacingToFitWidth", \UILabel.allowsDefaultTighteningForTruncation),
      .flag("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
      .flag("highlighted", \UILabel.isHighlighted),
      .flag("enabled", \UILabel.isEnabled),
      .number("minimumScaleFactor", \UILabel.minimumScaleFactor),
      .custom(attributes: ["minimumFontSize"]) { (label: UILabel, element, _) throws(InterfaceProblem) in
        // The property that `minimumScaleFactor` replaced: the same share of the font's size.
        guard element["minimumScaleFactor"] == nil, let size = try element.number("minimumFontSize") else { return }
        label.minimumScaleFactor = size / label.font.pointSize
      },
      .number("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
      .custom(children: ["attributedText"]) { (label: UILabel, element, coder) throws(InterfaceProblem) in
        if let text = try coder.attributedString("attributedText", of: element) { label.attributedText = text }
      },
      // `attributedText` is there or not.
      .ignored("usesAttributedText"),
    ])

  private static let baselineAdjustments: KeyValuePairs<String, UIBaselineAdjustment> = [
    "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
  ]
}
