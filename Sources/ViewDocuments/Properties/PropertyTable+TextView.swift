import Foundation
import HeadlessUIKit

extension PropertyTable {
  static let textView: [Property] = viewText + viewTypography + viewContainer

  private static let viewText: [Property] = [
    Property("text", .text, "The text. Empty unless set.") { (view: UITextView, text, context) throws(PropertyError) in
      view.text = try text.text(in: context).string
    },
    Property("attributedText", .attributedText, "\(attributedTextDocumentation), which take the place of text.") {
      (view: UITextView, stretches, context) throws(PropertyError) in
      view.attributedText = try AttributedTextValue.attributedString(stretches, in: context)
    },
    Property("font", .font, "The font. The system font at 12 points unless set.") {
      (view: UITextView, font, context) throws(PropertyError) in
      view.font = try font.uiFont(compatibleWith: context.traits)
    },
    Property("textColor", .color, "The text's colour. label unless set.") { (view: UITextView, color, _) in
      view.textColor = color.uiColor
    },
    Property(
      "textAlignment", .enumeration(textAlignments),
      "The text alignment. natural, the interface's own side, unless set."
    ) { (view: UITextView, alignment, _) in view.textAlignment = alignment },
    Property(
      "adjustsFontForContentSizeCategory", .boolean,
      "Whether the font follows later changes of the content size category. False unless set."
    ) { (view: UITextView, flag, _) in view.adjustsFontForContentSizeCategory = flag },
    Property(
      "dataDetectorTypes",
      .optionSet(["phoneNumber": UIDataDetectorTypes.phoneNumber, "link": .link, "all": .all]),
      "What a text that cannot be edited shows as links. Nothing unless set."
    ) { (view: UITextView, types, _) in view.dataDetectorTypes = types },
  ]

  private static let viewContainer: [Property] = [
    Property("isScrollEnabled", .boolean, "Whether it scrolls; if not, it is as high as its text. True unless set.") {
      (view: UITextView, flag, _) in view.isScrollEnabled = flag
    },
    Property("isEditable", .boolean, "Whether the text can be edited. True unless set.") {
      (view: UITextView, flag, _) in view.isEditable = flag
    },
    Property("isSelectable", .boolean, "Whether text can be selected. True unless set.") {
      (view: UITextView, flag, _) in view.isSelectable = flag
    },
    Property("textContainerInset", .edgeInsets, "Room around the text, in points. [8, 0, 8, 0] unless set.") {
      (view: UITextView, insets, _) in view.textContainerInset = insets
    },
    Property(
      "textContainer.lineFragmentPadding", .double(PropertyLimits.length),
      "Room at both ends of lines, in points. 5 unless set."
    ) { (view: UITextView, padding, _) in view.textContainer.lineFragmentPadding = CGFloat(padding) },
    Property(
      "textContainer.maximumNumberOfLines", .integer(0...10_000),
      "The largest number of lines; 0 means no limit. 0 unless set."
    ) { (view: UITextView, lines, _) in view.textContainer.maximumNumberOfLines = lines },
    Property(
      "textContainer.lineBreakMode", .enumeration(lineBreakModes),
      "How the last line ends if text is left over. byWordWrapping unless set."
    ) { (view: UITextView, mode, _) in view.textContainer.lineBreakMode = mode },
  ]
}
