// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import HeadlessUIKit

// The names of a text's attributes and of a document's that Swift 4 made members.

/// The name of `NSAttributedString.Key.font` before Swift 4.
@available(*, deprecated, renamed: "NSAttributedString.Key.font")
public let NSFontAttributeName = NSAttributedString.Key.font
/// The name of `NSAttributedString.Key.paragraphStyle` before Swift 4.
@available(*, deprecated, renamed: "NSAttributedString.Key.paragraphStyle")
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
/// The name of `NSAttributedString.Key.foregroundColor` before Swift 4.
@available(*, deprecated, renamed: "NSAttributedString.Key.foregroundColor")
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
/// The name of `NSAttributedString.Key.backgroundColor` before Swift 4.
@available(*, deprecated, renamed: "NSAttributedString.Key.backgroundColor")
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
/// The name of `NSAttributedString.Key.ligature` before Swift 4.
@available(*, deprecated, renamed: "NSAttributedString.Key.ligature")
public let NSLigatureAttributeName = NSAttributedString.Key.ligature
/// The name of `NSAttributedString.Key.kern` before Swift 4.
@available(*, deprecated, renamed: "NSAttributedString.Key.kern")
public let NSKernAttributeName = NSAttributedString.Key.kern
/// The name of `NSAttributedString.Key.strikethroughStyle` before Swift 4.
@available(*, deprecated, renamed: "NSAttributedString.Key.strikethroughStyle")
public let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle
/// The name of `NSAttributedString.Key.underlineStyle` before Swift 4.
@available(*, deprecated, renamed: "NSAttributedString.Key.underlineStyle")
public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle
/// The name of `NSAttributedString.Key.strokeColor` before Swift 4.
@available(*, deprecated, renamed: "NSAttributedString.Key.strokeColor")
public let NSStrokeColorAttributeName = NSAttributedString.Key.strokeColor
/// The name of `NSAttributedString.Key.strokeWidth` before Swift 4.
@available(*, deprecated, renamed: "NSAttributedString.Key.strokeWidth")
public let NSStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth
/// The name of `NSAttributedString.Key.shadow` before Swift 4.
@available(*, deprecated, renamed: "NSAttributedString.Key.shadow")
public let NSShadowAttributeName = NSAttributedString.Key.shadow
/// The name of `NSAttributedString.Key.textEffect` before Swift 4.
@available(*, deprecated, renamed: "NSAttributedString.Key.textEffect")
public let NSTextEffectAttributeName = NSAttributedString.Key.textEffect
/// The name of `NSAttributedString.Key.attachment` before Swift 4.
@available(*, deprecated, renamed: "NSAttributedString.Key.attachment")
public let NSAttachmentAttributeName = NSAttributedString.Key.attachment
/// The name of `NSAttributedString.Key.link` before Swift 4.
@available(*, deprecated, renamed: "NSAttributedString.Key.link")
public let NSLinkAttributeName = NSAttributedString.Key.link
/// The name of `NSAttributedString.Key.baselineOffset` before Swift 4.
@available(*, deprecated, renamed: "NSAttributedString.Key.baselineOffset")
public let NSBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset
/// The name of `NSAttributedString.Key.underlineColor` before Swift 4.
@available(*, deprecated, renamed: "NSAttributedString.Key.underlineColor")
public let NSUnderlineColorAttributeName = NSAttributedString.Key.underlineColor
/// The name of `NSAttributedString.Key.strikethroughColor` before Swift 4.
@available(*, deprecated, renamed: "NSAttributedString.Key.strikethroughColor")
public let NSStrikethroughColorAttributeName = NSAttributedString.Key.strikethroughColor
/// The name of `NSAttributedString.Key.obliqueness` before Swift 4.
@available(*, deprecated, renamed: "NSAttributedString.Key.obliqueness")
public let NSObliquenessAttributeName = NSAttributedString.Key.obliqueness
/// The name of `NSAttributedString.Key.expansion` before Swift 4.
@available(*, deprecated, renamed: "NSAttributedString.Key.expansion")
public let NSExpansionAttributeName = NSAttributedString.Key.expansion
/// The name of `NSAttributedString.Key.writingDirection` before Swift 4.
@available(*, deprecated, renamed: "NSAttributedString.Key.writingDirection")
public let NSWritingDirectionAttributeName = NSAttributedString.Key.writingDirection
/// The name of `NSAttributedString.Key.verticalGlyphForm` before Swift 4.
@available(*, deprecated, renamed: "NSAttributedString.Key.verticalGlyphForm")
public let NSVerticalGlyphFormAttributeName = NSAttributedString.Key.verticalGlyphForm
/// The name of `NSAttributedString.DocumentReadingOptionKey.documentType` before Swift 4.
@available(*, deprecated, renamed: "NSAttributedString.DocumentReadingOptionKey.documentType")
public let NSDocumentTypeDocumentAttribute = NSAttributedString.DocumentReadingOptionKey.documentType
/// The name of `NSAttributedString.DocumentReadingOptionKey.characterEncoding` before Swift 4.
@available(*, deprecated, renamed: "NSAttributedString.DocumentReadingOptionKey.characterEncoding")
public let NSCharacterEncodingDocumentAttribute = NSAttributedString.DocumentReadingOptionKey.characterEncoding
/// The name of `NSAttributedString.DocumentType.plain` before Swift 4.
@available(*, deprecated, renamed: "NSAttributedString.DocumentType.plain")
public let NSPlainTextDocumentType = NSAttributedString.DocumentType.plain
/// The name of `NSAttributedString.DocumentType.rtf` before Swift 4.
@available(*, deprecated, renamed: "NSAttributedString.DocumentType.rtf")
public let NSRTFTextDocumentType = NSAttributedString.DocumentType.rtf
/// The name of `NSAttributedString.DocumentType.rtfd` before Swift 4.
@available(*, deprecated, renamed: "NSAttributedString.DocumentType.rtfd")
public let NSRTFDTextDocumentType = NSAttributedString.DocumentType.rtfd
/// The name of `NSAttributedString.DocumentType.html` before Swift 4.
@available(*, deprecated, renamed: "NSAttributedString.DocumentType.html")
public let NSHTMLTextDocumentType = NSAttributedString.DocumentType.html
