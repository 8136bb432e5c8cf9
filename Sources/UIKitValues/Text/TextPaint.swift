import Drawing
package import Foundation
import TextLayout

/// The appearance of a run of text apart from its glyphs, referred to by `TextAttributes.paint`.
///
/// Colours are resolved when the text is drawn, by the traits in effect then.
package struct TextPaint {
  package var color: UIColor
  /// The requested font, which determines the positions of lines below and through the text.
  var font: FontInstance
  package var background: UIColor?
  var underline: NSUnderlineStyle = []
  package var underlineColor: UIColor?
  var strikethrough: NSUnderlineStyle = []
  package var strikethroughColor: UIColor?
  /// The stroke width in percent of the point size: see `NSAttributedString.Key.strokeWidth`.
  var strokeWidth = 0.0
  package var strokeColor: UIColor?
  var slant = 0.0
  package var shadow: TextShadow?
  var image: UIImage?
  /// The name of the font of iOS's for which another stands in; nil for a font that is there.
  var absentFont: String?

  init(color: UIColor, font: UIFont, shadow: TextShadow? = nil) {
    self.color = color
    self.font = font.textFont.cascade.primary
    absentFont = font.absentName
    self.shadow = shadow
  }
}

/// A shadow of text, before its colour is resolved.
package struct TextShadow: Equatable {
  package var offset: CGSize
  package var blurRadius: Double
  package var color: UIColor

  package init(offset: CGSize, blurRadius: Double, color: UIColor) {
    self.offset = offset
    self.blurRadius = blurRadius
    self.color = color
  }
}

extension TextShadow {
  init?(_ shadow: NSShadow) {
    guard let color = shadow.shadowColor as? UIColor else { return nil }
    self.init(offset: shadow.shadowOffset, blurRadius: Double(shadow.shadowBlurRadius), color: color)
  }

  /// The shadow as layouts write it: its offset to the right and down, its blur, and its colour.
  package func recorded(under traits: UITraitCollection) -> String {
    [Double(offset.width), Double(offset.height), blurRadius].map(number).joined(separator: " ") + " "
      + color.recorded(under: traits)
  }

  func shadow(under traits: UITraitCollection) -> Shadow {
    Shadow(offset: offset, blurRadius: blurRadius, color: color.color(under: traits))
  }
}

extension TextPaint {
  package var hasUnderline: Bool { underline.hasLine }
  package var hasStrikethrough: Bool { strikethrough.hasLine }

  /// Creates the appearance from attributes; missing ones are those of `defaults`.
  init(_ reader: TextAttributeReader, font: UIFont, defaults: TextDefaults) {
    self.init(
      color: reader.value(.foregroundColor) ?? defaults.color, font: font, shadow: defaults.shadow)
    background = reader.value(.backgroundColor)
    underline = NSUnderlineStyle(rawValue: reader.integer(.underlineStyle) ?? 0)
    underlineColor = reader.value(.underlineColor)
    strikethrough = NSUnderlineStyle(rawValue: reader.integer(.strikethroughStyle) ?? 0)
    strikethroughColor = reader.value(.strikethroughColor)
    strokeWidth = reader.number(.strokeWidth) ?? 0
    strokeColor = reader.value(.strokeColor)
    slant = reader.number(.obliqueness) ?? 0
    if let shadow = reader.value(.shadow, as: NSShadow.self) { self.shadow = TextShadow(shadow) }
    if reader.attributes[.link] != nil { markAsLink() }
  }

  /// Links are underlined and have their own colour, whatever colour they are given (cocoanetics.com, "Customizing
  /// UILabel Hyperlinks", 2015). That colour is not publicly documented; `UIColor.link` is meant for links.
  private mutating func markAsLink() {
    color = .link
    if !underline.hasLine { underline = .single }
  }
}
