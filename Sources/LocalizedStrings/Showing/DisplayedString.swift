public import SourcePlaces

/// A text that a key may show.
public struct DisplayedString: Hashable, Sendable {
  /// The key.
  public var key: String
  /// The table it is in.
  public var table: String
  /// The language.
  public var language: String
  /// The text with its placeholders filled.
  public var text: String
  /// The text as the file has it.
  public var format: String
  /// The place of the text in the file.
  public var place: SourcePlace
  /// The state of its translation.
  public var state: TranslationState?
  /// The variation that selects it among the key's texts.
  public var variation: StringsVariation
}

/// The conditions that select one of a key's texts: device, width and numbers.
public struct StringsVariation: Hashable, Sendable {
  /// The device that the file names.
  public var device: StringsDevice?
  /// The width that the file names.
  public var width: Int?
  /// The selected plural cases, one for each plural.
  public var plurals: [PluralChoice] = []
}

/// A plural case, and a number that selects it.
public struct PluralChoice: Hashable, Sendable {
  /// The substitution that the case belongs to; nil for the text as a whole.
  public var substitution: String?
  /// The case in the file.
  public var category: PluralCategory
  /// The number.
  public var number: Double
}

extension StringsVariation: CustomStringConvertible {
  /// The path of the cases in the file, as Xcode writes it: `device.iphone.plural.one`; empty for a text that does not
  /// vary.
  public var description: String {
    var parts: [String] = []
    if let device { parts += ["device", device.rawValue] }
    if let width { parts += ["width", String(width)] }
    for plural in plurals {
      parts += (plural.substitution.map { ["substitutions", $0] } ?? []) + ["plural", plural.category.rawValue]
    }
    return parts.joined(separator: ".")
  }
}
