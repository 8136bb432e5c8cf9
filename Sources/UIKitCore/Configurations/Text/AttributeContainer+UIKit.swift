package import Foundation

extension AttributeContainer {
  /// UIKit's attributes in it, under the keys of `NSAttributedString`.
  package var uiKitAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = self.font
    attributes[.foregroundColor] = self.foregroundColor
    attributes[.backgroundColor] = self.backgroundColor
    attributes[.paragraphStyle] = self.paragraphStyle
    attributes[.kern] = self.kern
    attributes[.tracking] = self.tracking
    attributes[.baselineOffset] = self.baselineOffset
    attributes[.underlineStyle] = self.underlineStyle?.rawValue
    attributes[.underlineColor] = self.underlineColor
    attributes[.strikethroughStyle] = self.strikethroughStyle?.rawValue
    attributes[.strikethroughColor] = self.strikethroughColor
    attributes[.strokeColor] = self.strokeColor
    attributes[.strokeWidth] = self.strokeWidth
    attributes[.shadow] = self.shadow
    attributes[.ligature] = self.ligature
    attributes[.obliqueness] = self.obliqueness
    attributes[.expansion] = self.expansion
    attributes[.attachment] = self.attachment
    attributes[.textEffect] = self.textEffect?.rawValue
    attributes[.textItemTag] = self.textItemTag
    return attributes
  }

  /// UIKit's attributes of `NSAttributedString` and links, which are Foundation's; other ones are left out.
  package init(uiKit attributes: [NSAttributedString.Key: Any]) {
    self.init()
    self.font = attributes[.font] as? UIFont
    self.foregroundColor = attributes[.foregroundColor] as? UIColor
    self.backgroundColor = attributes[.backgroundColor] as? UIColor
    self.paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle
    self.kern = Self.number(attributes[.kern])
    self.tracking = Self.number(attributes[.tracking])
    self.baselineOffset = Self.number(attributes[.baselineOffset])
    self.underlineStyle = Self.lines(attributes[.underlineStyle])
    self.underlineColor = attributes[.underlineColor] as? UIColor
    self.strikethroughStyle = Self.lines(attributes[.strikethroughStyle])
    self.strikethroughColor = attributes[.strikethroughColor] as? UIColor
    self.strokeColor = attributes[.strokeColor] as? UIColor
    self.strokeWidth = Self.number(attributes[.strokeWidth])
    self.shadow = attributes[.shadow] as? NSShadow
    self.ligature = Self.number(attributes[.ligature]).flatMap { Int(exactly: $0) }
    self.obliqueness = Self.number(attributes[.obliqueness])
    self.expansion = Self.number(attributes[.expansion])
    self.attachment = attributes[.attachment] as? NSTextAttachment
    self.textEffect = Self.effect(attributes[.textEffect])
    self.textItemTag = attributes[.textItemTag] as? String
    self.link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
  }

  /// The number that an attribute has, whatever type it was written with.
  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  private static func effect(_ value: Any?) -> NSAttributedString.TextEffectStyle? {
    value as? NSAttributedString.TextEffectStyle ?? (value as? String).map { .init(rawValue: $0) }
  }

  private static func lines(_ value: Any?) -> NSUnderlineStyle? {
    number(value).flatMap { Int(exactly: $0) }.map(NSUnderlineStyle.init(rawValue:))
  }
}

extension AttributedString {
  /// A text whose attributes are UIKit's.
  package init(uiKit text: NSAttributedString) {
    var whole = AttributedString()
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      let part = text.attributedSubstring(from: range).string
      whole.append(AttributedString(part, attributes: AttributeContainer(uiKit: attributes)))
    }
    self = whole
  }

  /// The text with UIKit's attributes, after `change` has seen those of each run.
  package func uiKitString(_ change: (AttributeContainer) -> AttributeContainer) -> NSAttributedString {
    let whole = NSMutableAttributedString(string: "")
    for run in runs {
      whole.append(
        NSAttributedString(
          string: String(characters[run.range]), attributes: change(run.attributes).uiKitAttributes))
    }
    return NSAttributedString(attributedString: whole)
  }
}
