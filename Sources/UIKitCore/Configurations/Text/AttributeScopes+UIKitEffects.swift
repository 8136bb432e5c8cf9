public import Foundation

extension AttributeScopes.UIKitAttributes {
  /// The shadow of characters.
  public enum ShadowAttribute: UIKitAttributeKey {
    public typealias Value = NSShadow
    package static let key = NSAttributedString.Key.shadow
  }

  /// The ligatures of characters: 0 for none, 1 for the standard ones.
  public enum LigatureAttribute: UIKitAttributeKey {
    public typealias Value = Int
    package static let key = NSAttributedString.Key.ligature
  }

  /// The slant of characters to the right for each unit of height.
  public enum ObliquenessAttribute: UIKitAttributeKey {
    public typealias Value = CGFloat
    package static let key = NSAttributedString.Key.obliqueness
  }

  /// The natural logarithm of the factor by which characters are stretched.
  public enum ExpansionAttribute: UIKitAttributeKey {
    public typealias Value = CGFloat
    package static let key = NSAttributedString.Key.expansion
  }

  /// The image in the place of the character `NSTextAttachment.character`.
  public enum AttachmentAttribute: UIKitAttributeKey {
    public typealias Value = NSTextAttachment
    package static let key = NSAttributedString.Key.attachment
  }

  /// The effect of characters, which is not drawn.
  public enum TextEffectAttribute: UIKitAttributeKey {
    public typealias Value = NSAttributedString.TextEffectStyle
    package static let key = NSAttributedString.Key.textEffect
  }

  /// The name by which an app knows a range that can be touched.
  public enum TextItemTagAttribute: UIKitAttributeKey {
    public typealias Value = String
    package static let key = NSAttributedString.Key.textItemTag
  }
}
