public import SourcePlaces

/// The texts of a key in one language.
public struct StringsLocalization: Hashable, Sendable {
  /// The language, a BCP 47 tag such as `en` or `zh-Hant-HK`.
  public var language: String
  /// The place where the language is named or, in a file of one language, the place of the key.
  public var place: SourcePlace
  /// The text, or the texts to choose from.
  public var value: StringsValue
  /// The substitutions that the texts name, `%#@name@`, in file order. They apply to texts that have none of their own.
  public var substitutions: [StringsSubstitution]

  /// Creates the localisation of a key in a language.
  public init(
    language: String, place: SourcePlace, value: StringsValue, substitutions: [StringsSubstitution] = []
  ) {
    self.language = language
    self.place = place
    self.value = value
    self.substitutions = substitutions
  }
}

/// A part of a text that varies independently and that the text names: `%#@files@`.
public struct StringsSubstitution: Hashable, Sendable {
  /// Its name.
  public var name: String
  /// The number of its argument, counted from 1; nil if the file leaves it to the position of `%#@name@` among the
  /// placeholders.
  public var argument: Int?
  /// The format of its argument, without the percent sign: `lld`; nil if the file leaves it to the texts.
  public var specifier: String?
  /// The place where it is named.
  public var place: SourcePlace
  /// Its texts, in which `%arg` stands for the argument.
  public var value: StringsValue

  /// Creates a substitution.
  public init(name: String, argument: Int? = nil, specifier: String? = nil, place: SourcePlace, value: StringsValue) {
    self.name = name
    self.argument = argument
    self.specifier = specifier
    self.place = place
    self.value = value
  }
}
