public import SourcePlaces

/// What a key stands for in one language.
public struct StringsLocalization: Hashable, Sendable {
  /// The language, a BCP 47 tag such as `en` or `zh-Hant-HK`.
  public var language: String
  /// Where the language is named or, in a file of one language, where the key is.
  public var place: SourcePlace
  /// The text, or the texts it is chosen from.
  public var value: StringsValue
  /// The parts that the texts name, `%#@name@`, in file order: those of texts that have none of their own.
  public var substitutions: [StringsSubstitution]

  /// What a key stands for in a language.
  public init(
    language: String, place: SourcePlace, value: StringsValue, substitutions: [StringsSubstitution] = []
  ) {
    self.language = language
    self.place = place
    self.value = value
    self.substitutions = substitutions
  }
}

/// A part of a text that varies by itself, which the text names: `%#@files@`.
public struct StringsSubstitution: Hashable, Sendable {
  /// Its name.
  public var name: String
  /// The argument it is about, from 1; nil where the file leaves that to the place of `%#@name@` among the placeholders.
  public var argument: Int?
  /// How its argument is written, without the percent sign: `lld`; nil where the file leaves that to its texts.
  public var specifier: String?
  /// Where it is named.
  public var place: SourcePlace
  /// Its texts, in which `%arg` stands for the argument.
  public var value: StringsValue

  /// A part of a text.
  public init(name: String, argument: Int? = nil, specifier: String? = nil, place: SourcePlace, value: StringsValue) {
    self.name = name
    self.argument = argument
    self.specifier = specifier
    self.place = place
    self.value = value
  }
}
