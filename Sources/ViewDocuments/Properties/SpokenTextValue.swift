import Foundation
import HeadlessUIKit

/// Text that is read out, in a file: a list of runs, each with its text and how it is spoken.
///
/// `[{text: Code}, {text: AB12, accessibilitySpeechSpellOut: true}]`
enum SpokenTextValue {
  static let type = PropertyType.list(.record(fields))

  private static let fields = [
    PropertyField("text", .string, "The text of the stretch.", isRequired: true),
    PropertyField("accessibilitySpeechSpellOut", .boolean, "Whether each character is spoken by itself."),
    PropertyField("accessibilitySpeechLanguage", .string, "The language in which it is spoken, such as de."),
    PropertyField(
      "accessibilitySpeechIPANotation", .string, "Its pronunciation in the International Phonetic Alphabet."),
    PropertyField("accessibilitySpeechPitch", .double(0...2), "The pitch, from 0 to 2; 1 is the voice's own."),
    PropertyField("accessibilitySpeechPunctuation", .boolean, "Whether all punctuation is spoken."),
    PropertyField("accessibilityTextHeadingLevel", .integer(0...6), "The level of a heading, from 1 to 6; 0 for none."),
  ]

  /// The text of checked values.
  static func attributedString(_ stretches: [PropertyValue]) -> NSAttributedString {
    let string = NSMutableAttributedString(string: "")
    for case .record(let entries) in stretches {
      var text = ""
      var attributes: [NSAttributedString.Key: Any] = [:]
      for entry in entries {
        switch (entry.name, entry.value) {
        case ("text", .string(let value)): text = value
        case (let name, let value): if let key = keys[name] { attributes[key] = plain(value) }
        }
      }
      string.append(NSAttributedString(string: text, attributes: attributes))
    }
    return string
  }

  private static let keys: [String: NSAttributedString.Key] = [
    "accessibilitySpeechSpellOut": .accessibilitySpeechSpellOut,
    "accessibilitySpeechLanguage": .accessibilitySpeechLanguage,
    "accessibilitySpeechIPANotation": .accessibilitySpeechIPANotation,
    "accessibilitySpeechPitch": .accessibilitySpeechPitch,
    "accessibilitySpeechPunctuation": .accessibilitySpeechPunctuation,
    "accessibilityTextHeadingLevel": .accessibilityTextHeadingLevel,
  ]

  private static func plain(_ value: PropertyValue) -> Any? {
    switch value {
    case .string(let text): text
    case .boolean(let flag): flag
    case .double(let number): number
    case .integer(let number): number
    default: nil
    }
  }
}

extension PropertyKind<[PropertyValue]> {
  /// A list of runs that are read out.
  static var spokenText: Self {
    Self(type: SpokenTextValue.type) { if case .list(let items) = $0 { items } else { nil } }
  }
}
