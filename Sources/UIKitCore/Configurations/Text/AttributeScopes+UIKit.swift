public import Foundation

extension AttributeScopes {
  /// UIKit's attributes of an `AttributedString`: `string.font = .boldSystemFont(ofSize: 17)`.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The style of paragraphs.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The space added to each character in points.
    public let kern: KernAttribute
    /// The space added to each character in points, which ligatures stay under.
    public let tracking: TrackingAttribute
    /// The distance of the text above the baseline in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The lines below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the lines below the text.
    public let underlineColor: UnderlineColorAttribute
    /// The lines through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the lines through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The colour of the outline.
    public let strokeColor: StrokeColorAttribute
    /// The width of the outline in hundredths of the font's size.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow of the text.
    public let shadow: ShadowAttribute
    /// The ligatures: 0 for none, 1 for the standard ones.
    public let ligature: LigatureAttribute
    /// The slant of letters to the right for each unit of height.
    public let obliqueness: ObliquenessAttribute
    /// The natural logarithm of the factor by which letters are stretched.
    public let expansion: ExpansionAttribute
    /// The image in the text's place.
    public let attachment: AttachmentAttribute
    /// The effect of the text, which is not drawn.
    public let textEffect: TextEffectAttribute
    /// The name of a range that can be touched, which has no effect.
    public let textItemTag: TextItemTagAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes
  }

  /// UIKit's attributes.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// The key of one of UIKit's attributes. Where SwiftUI has one of the same name, that is preferred.
  @_disfavoredOverload
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

/// An attribute under its name in `NSAttributedString`.
package protocol UIKitAttributeKey: AttributedStringKey {
  static var key: NSAttributedString.Key { get }
}

extension UIKitAttributeKey {
  public static var name: String { key.rawValue }
}

extension AttributeScopes.UIKitAttributes {
  /// The font of characters.
  public enum FontAttribute: UIKitAttributeKey {
    public typealias Value = UIFont
    package static let key = NSAttributedString.Key.font
  }

  /// The colour of characters.
  public enum ForegroundColorAttribute: UIKitAttributeKey {
    public typealias Value = UIColor
    package static let key = NSAttributedString.Key.foregroundColor
  }

  /// The colour behind characters.
  public enum BackgroundColorAttribute: UIKitAttributeKey {
    public typealias Value = UIColor
    package static let key = NSAttributedString.Key.backgroundColor
  }

  /// The style of paragraphs.
  public enum ParagraphStyleAttribute: UIKitAttributeKey {
    public typealias Value = NSParagraphStyle
    package static let key = NSAttributedString.Key.paragraphStyle
  }

  /// The distance added to that between characters, in points.
  public enum KernAttribute: UIKitAttributeKey {
    public typealias Value = CGFloat
    package static let key = NSAttributedString.Key.kern
  }

  /// The tracking of characters, in points.
  public enum TrackingAttribute: UIKitAttributeKey {
    public typealias Value = CGFloat
    package static let key = NSAttributedString.Key.tracking
  }

  /// The distance of characters above the baseline, in points.
  public enum BaselineOffsetAttribute: UIKitAttributeKey {
    public typealias Value = CGFloat
    package static let key = NSAttributedString.Key.baselineOffset
  }

  /// The style of the line below characters.
  public enum UnderlineStyleAttribute: UIKitAttributeKey {
    public typealias Value = NSUnderlineStyle
    package static let key = NSAttributedString.Key.underlineStyle
  }

  /// The colour of the line below characters.
  public enum UnderlineColorAttribute: UIKitAttributeKey {
    public typealias Value = UIColor
    package static let key = NSAttributedString.Key.underlineColor
  }

  /// The style of the line through characters.
  public enum StrikethroughStyleAttribute: UIKitAttributeKey {
    public typealias Value = NSUnderlineStyle
    package static let key = NSAttributedString.Key.strikethroughStyle
  }

  /// The colour of the line through characters.
  public enum StrikethroughColorAttribute: UIKitAttributeKey {
    public typealias Value = UIColor
    package static let key = NSAttributedString.Key.strikethroughColor
  }

  /// The colour of characters' outlines.
  public enum StrokeColorAttribute: UIKitAttributeKey {
    public typealias Value = UIColor
    package static let key = NSAttributedString.Key.strokeColor
  }

  /// The width of characters' outlines, in percent of the font's size.
  public enum StrokeWidthAttribute: UIKitAttributeKey {
    public typealias Value = CGFloat
    package static let key = NSAttributedString.Key.strokeWidth
  }
}
