import Foundation
import HeadlessUIKit

extension PropertyTable {
  static let label: [Property] = labelText + labelTypography + labelLines + labelFitting + labelState

  private static let labelText: [Property] = [
    Property("text", .text, "The text. A line feed starts a new line where the line limit allows it.") {
      (label: UILabel, text, context) throws(PropertyError) in
      label.localizedText = try text.text(in: context)
    },
    Property(
      "attributedText", .attributedText, "\(PropertyTable.attributedTextDocumentation), which take the place of text."
    ) { (label: UILabel, stretches, context) throws(PropertyError) in
      label.attributedText = try AttributedTextValue.attributedString(stretches, in: context)
    },
    Property("font", .font, "The font. The system font at 17 points unless set.") {
      (label: UILabel, font, context) throws(PropertyError) in
      label.font = try font.uiFont(compatibleWith: context.traits)
    },
    Property("textColor", .color, "The text's colour. label unless set.") { (label: UILabel, color, _) in
      label.textColor = color.uiColor
    },
    Property("shadowColor", .color, "The colour of a shadow below the text. None unless set.") {
      (label: UILabel, color, _) in label.shadowColor = color.uiColor
    },
    Property("shadowOffset", .offset, "The offset of the shadow to the right and down, in points. [0, -1] unless set.")
    {
      (label: UILabel, offset, _) in label.shadowOffset = offset
    },
  ]

  private static let labelLines: [Property] = [
    Property("numberOfLines", .integer(0...10_000), "The largest number of lines; 0 means no limit. 1 unless set.") {
      (label: UILabel, lines, _) in label.numberOfLines = lines
    },
    Property(
      "textAlignment", .enumeration(textAlignments),
      "The text alignment. natural, the language's own side, unless set."
    ) { (label: UILabel, alignment, _) in label.textAlignment = alignment },
    Property(
      "lineBreakMode", .enumeration(lineBreakModes),
      "How text that does not fit is cut or wrapped. byTruncatingTail unless set."
    ) { (label: UILabel, mode, _) in label.lineBreakMode = mode },
    Property(
      "lineBreakStrategy", .optionSet(lineBreakStrategies), "How line breaks are avoided. standard unless set."
    ) { (label: UILabel, strategy, _) in label.lineBreakStrategy = strategy },
    Property(
      "preferredMaxLayoutWidth", .double(PropertyLimits.length),
      "The width in points that the label's own size is wrapped at. 0, no limit, unless set."
    ) { (label: UILabel, width, _) in label.preferredMaxLayoutWidth = width },
  ]

  private static let labelFitting: [Property] = [
    Property(
      "adjustsFontForContentSizeCategory", .boolean,
      "Whether the font follows later changes of the content size category. False unless set."
    ) { (label: UILabel, flag, _) in label.adjustsFontForContentSizeCategory = flag },
    Property(
      "adjustsFontSizeToFitWidth", .boolean,
      "Whether text is shrunk to minimumScaleFactor before it is cut. False unless set."
    ) { (label: UILabel, flag, _) in label.adjustsFontSizeToFitWidth = flag },
    Property(
      "minimumScaleFactor", .double(PropertyLimits.unit), "The smallest factor of the font's size; 0 means none."
    ) {
      (label: UILabel, factor, _) in label.minimumScaleFactor = factor
    },
    Property(
      "baselineAdjustment",
      .enumeration([
        "alignBaselines": UIBaselineAdjustment.alignBaselines, "alignCenters": .alignCenters, "none": .none,
      ]),
      "The vertical place of a text on one line that was shrunk. alignBaselines unless set."
    ) { (label: UILabel, adjustment, _) in label.baselineAdjustment = adjustment },
    Property(
      "allowsDefaultTighteningForTruncation", .boolean,
      "Whether characters are moved together before text is truncated. False unless set."
    ) { (label: UILabel, flag, _) in label.allowsDefaultTighteningForTruncation = flag },
  ]

  private static let labelState: [Property] = [
    Property("isEnabled", .boolean, "Whether the text is not dimmed. True unless set.") {
      (label: UILabel, flag, _) in label.isEnabled = flag
    },
    Property("isHighlighted", .boolean, "Whether the text has its highlighted colour. False unless set.") {
      (label: UILabel, flag, _) in label.isHighlighted = flag
    },
    Property("highlightedTextColor", .color, "The text's colour while isHighlighted. textColor unless set.") {
      (label: UILabel, color, _) in label.highlightedTextColor = color.uiColor
    },
  ]
}

extension PropertyTable {
  static let textAlignments: KeyValuePairs<String, NSTextAlignment> = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]

  static let lineBreakModes: KeyValuePairs<String, NSLineBreakMode> = [
    "byWordWrapping": .byWordWrapping, "byCharWrapping": .byCharWrapping, "byClipping": .byClipping,
    "byTruncatingHead": .byTruncatingHead, "byTruncatingTail": .byTruncatingTail,
    "byTruncatingMiddle": .byTruncatingMiddle,
  ]

  static let lineBreakStrategies: KeyValuePairs<String, NSParagraphStyle.LineBreakStrategy> = [
    "pushOut": .pushOut, "hangulWordPriority": .hangulWordPriority, "standard": .standard,
  ]
}
