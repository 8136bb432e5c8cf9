public import SourcePlaces

/// A text of a file, with its place.
public struct StringsUnit: Hashable, Sendable {
  /// The text as the file has it, with escapes resolved: plain text, or a format with placeholders.
  public var text: String
  /// The state of its translation, in formats that have one.
  public var state: TranslationState?
  /// The place of the text in its file: its opening quote, or its first character.
  public var place: SourcePlace
  /// The substitutions of this text only, `%#@name@`: the variables beside it in a strings dictionary, in file order.
  /// Empty if the localisation has them for all its texts.
  public var substitutions: [StringsSubstitution]
  /// The rule for reading its percent signs.
  var reading = FormatReading.source

  /// The text as a format.
  var format: FormatString { FormatString(text, as: reading) }

  /// Creates a text at a place.
  public init(
    text: String, state: TranslationState? = nil, place: SourcePlace, substitutions: [StringsSubstitution] = []
  ) {
    self.text = text
    self.state = state
    self.place = place
    self.substitutions = substitutions
  }
}

/// A case of a variation.
public struct StringsCase<Selector: Hashable & Sendable>: Hashable, Sendable {
  /// The condition that selects it: a plural category, a device, or a width.
  public var selector: Selector
  /// The place where the selector is named.
  public var place: SourcePlace
  /// The value it selects: a text, or a further variation.
  public var value: StringsValue

  /// Creates a case of a variation.
  public init(selector: Selector, place: SourcePlace, value: StringsValue) {
    self.selector = selector
    self.place = place
    self.value = value
  }
}

/// The value of a key in a language: a text, or texts to choose from, each of which may vary further. Only a
/// substitution may have nothing to choose from: its file names it but gives no text.
public indirect enum StringsValue: Hashable, Sendable {
  /// One text.
  case unit(StringsUnit)
  /// Texts that are all in use, such as the phrases of an app shortcut.
  case set([StringsUnit])
  /// Texts by the category of a number.
  case plural([StringsCase<PluralCategory>])
  /// Texts by device.
  case device([StringsCase<StringsDevice>])
  /// Texts by available width, in file order: the one with the greatest width that does not exceed it is selected.
  case width([StringsCase<Int>])

  /// All texts, in file order.
  public var units: [StringsUnit] {
    switch self {
    case .unit(let unit): [unit]
    case .set(let units): units
    case .plural(let cases): cases.flatMap(\.value.units)
    case .device(let cases): cases.flatMap(\.value.units)
    case .width(let cases): cases.flatMap(\.value.units)
    }
  }
}
