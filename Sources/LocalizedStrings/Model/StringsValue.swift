public import SourcePlaces

/// A text of a file, with its place.
public struct StringsUnit: Hashable, Sendable {
  /// The text as the file has it, escapes resolved: what is shown, or a format with placeholders.
  public var text: String
  /// How far its translation is, where the format says that.
  public var state: TranslationState?
  /// Where the text is in its file: at its opening quote, or its first character.
  public var place: SourcePlace
  /// The parts that this text names, `%#@name@`, and no other: the variables beside it in a strings dictionary, in file
  /// order. Empty where the localisation has them for all its texts.
  public var substitutions: [StringsSubstitution]
  /// How its percent signs are read.
  var reading = FormatReading.source

  /// The text as a format.
  var format: FormatString { FormatString(text, as: reading) }

  /// A text at a place.
  public init(
    text: String, state: TranslationState? = nil, place: SourcePlace, substitutions: [StringsSubstitution] = []
  ) {
    self.text = text
    self.state = state
    self.place = place
    self.substitutions = substitutions
  }
}

/// One of the texts that a value varies by.
public struct StringsCase<Selector: Hashable & Sendable>: Hashable, Sendable {
  /// What it is chosen for: a plural category, a device, or a width.
  public var selector: Selector
  /// Where the selector is named.
  public var place: SourcePlace
  /// What is chosen: a text, or what varies further.
  public var value: StringsValue

  /// A case of a variation.
  public init(selector: Selector, place: SourcePlace, value: StringsValue) {
    self.selector = selector
    self.place = place
    self.value = value
  }
}

/// What a key stands for in a language: a text, or texts to choose from, each of which may vary further. A substitution
/// alone may have none to choose from: its file has it, without a text.
public indirect enum StringsValue: Hashable, Sendable {
  /// One text.
  case unit(StringsUnit)
  /// Texts that all are in use, such as the phrases of an app shortcut.
  case set([StringsUnit])
  /// Texts by the category of a number.
  case plural([StringsCase<PluralCategory>])
  /// Texts by device.
  case device([StringsCase<StringsDevice>])
  /// Texts by the width there is, in file order: the one that fits is of the greatest width that is no greater.
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
