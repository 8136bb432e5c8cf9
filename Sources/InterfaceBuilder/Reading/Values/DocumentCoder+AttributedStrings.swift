import Foundation
import InterfaceDocuments
import UIKitCore
import UIKitValues

extension DocumentCoder {
  /// The text with attributes of the child with a key; nil if there is none.
  func attributedString(_ key: String, of element: InterfaceElement) throws(InterfaceProblem) -> NSAttributedString? {
    try element.attributedString(key).map(attributedString)
  }

  func attributedString(_ text: InterfaceAttributedString) -> NSAttributedString {
    let whole = NSMutableAttributedString(string: "")
    for fragment in text.fragments where !fragment.text.isEmpty {
      whole.append(NSAttributedString(string: fragment.text, attributes: attributes(of: fragment)))
    }
    return NSAttributedString(attributedString: whole)
  }

  private func attributes(of fragment: InterfaceAttributedString.Fragment) -> [NSAttributedString.Key: Any] {
    let values = fragment.attributes
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = values.font.map { font($0, at: fragment.place, standardSize: nil) }
    attributes[.foregroundColor] = values.color.flatMap(color)
    attributes[.backgroundColor] = values.backgroundColor.flatMap(color)
    attributes[.strokeColor] = values.strokeColor.flatMap(color)
    attributes[.underlineColor] = values.underlineColor.flatMap(color)
    attributes[.strikethroughColor] = values.strikethroughColor.flatMap(color)
    attributes[.paragraphStyle] = values.paragraphStyle.map(NSParagraphStyle.made)
    attributes[.underlineStyle] = values.underline
    attributes[.strikethroughStyle] = values.strikethrough
    attributes[.kern] = values.kern.map { CGFloat($0) }
    attributes[.baselineOffset] = values.baselineOffset.map { CGFloat($0) }
    attributes[.strokeWidth] = values.strokeWidth.map { CGFloat($0) }
    attributes[.ligature] = values.ligature
    attributes[.link] = values.link.map { URL(string: $0) ?? $0 as Any }
    return attributes
  }
}

extension NSParagraphStyle {
  /// The style that a document says; what it does not say is the default.
  @MainActor fileprivate static func made(_ values: InterfaceParagraphStyle) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let name = values.alignment, let alignment = ElementClass.textAlignments.first(where: { $0.key == name }) {
      style.alignment = alignment.value
    }
    style.lineBreakMode = values.lineBreakMode.flatMap { lineBreakModes[$0] } ?? style.lineBreakMode
    style.baseWritingDirection = values.baseWritingDirection.flatMap { directions[$0] } ?? style.baseWritingDirection
    let lengths: [(ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>, Double?)] = [
      (\.lineSpacing, values.lineSpacing), (\.paragraphSpacing, values.paragraphSpacing),
      (\.paragraphSpacingBefore, values.paragraphSpacingBefore),
      (\.firstLineHeadIndent, values.firstLineHeadIndent), (\.headIndent, values.headIndent),
      (\.tailIndent, values.tailIndent), (\.minimumLineHeight, values.minimumLineHeight),
      (\.maximumLineHeight, values.maximumLineHeight), (\.lineHeightMultiple, values.lineHeightMultiple),
    ]
    for case (let path, let length?) in lengths { style[keyPath: path] = length }
    if let factor = values.hyphenationFactor { style.hyphenationFactor = Float(factor) }
    if let tightens = values.allowsDefaultTighteningForTruncation {
      style.allowsDefaultTighteningForTruncation = tightens
    }
    return style
  }

  /// The names that paragraph styles have for line breaks, which are not those of labels.
  private static let lineBreakModes: [String: NSLineBreakMode] = [
    "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
    "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
    "truncatingMiddle": .byTruncatingMiddle,
  ]

  private static let directions: [String: NSWritingDirection] = [
    "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
  ]
}
