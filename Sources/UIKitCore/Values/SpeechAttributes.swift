public import Foundation

// Attributes that change how a text is spoken, with UIKit's names. They do not affect layout or drawing.
extension NSAttributedString.Key {
  /// Whether all punctuation is spoken.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key("UIAccessibilitySpeechAttributePunctuation")
  /// The pitch from 0 to 2; 1 is the voice's own.
  public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
  /// Whether an announcement waits for those before it.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The rank of an announcement, as a `UIAccessibilityPriority`.
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// The pronunciation in the International Phonetic Alphabet.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation")
  /// Whether each character is spoken by itself.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilitySpeechAttributeSpellOut")
  /// The level of a heading, from 1 to 6; 0 for none.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key("UIAccessibilityTextAttributeHeadingLevel")
  /// Annotations of the app's own.
  public static let accessibilityTextCustom = NSAttributedString.Key("UIAccessibilityTextAttributeCustom")
  /// The kind of text, as a `UIAccessibilityTextualContext`.
  public static let accessibilityTextualContext = NSAttributedString.Key("UIAccessibilityTextAttributeContext")

  /// The attributes that are spoken, by their names in the order in which they are listed.
  static let spoken: [(name: String, key: NSAttributedString.Key)] = [
    ("accessibilitySpeechSpellOut", .accessibilitySpeechSpellOut),
    ("accessibilitySpeechLanguage", .accessibilitySpeechLanguage),
    ("accessibilitySpeechIPANotation", .accessibilitySpeechIPANotation),
    ("accessibilitySpeechPitch", .accessibilitySpeechPitch),
    ("accessibilitySpeechPunctuation", .accessibilitySpeechPunctuation),
    ("accessibilityTextHeadingLevel", .accessibilityTextHeadingLevel),
    ("accessibilityTextualContext", .accessibilityTextualContext),
  ]
}

/// The rank of an announcement. None is spoken.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// It interrupts others.
  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
  /// It interrupts others, and is interrupted.
  public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
  /// It waits for others.
  public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}
