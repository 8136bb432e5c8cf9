/// A text with the shorter variants that replace it where there is less room.
///
/// ```swift
/// let text = catalog.adaptiveText(forKey: "hello", locale: "en")   // widths 1, 20 and 70
/// text?.text                                                       // "Greetings and Salutations!"
/// text?.fitting(width: 25)                                         // "Hello!"
/// ```
public struct AdaptiveText: Hashable, Sendable {
  /// The text for unlimited room: the variant of the greatest width.
  public let text: String
  /// The texts by width, in ascending order without duplicates; empty for a text that is the same at all widths.
  public let variants: [WidthVariant]

  /// The text for one width.
  public struct WidthVariant: Hashable, Sendable {
    /// The least width that the text is for, in the unit of whoever shows it: on iOS, the number of ems that fit across
    /// the window.
    public let width: Int
    /// The text.
    public let text: String
  }

  /// A text that is the same at every width.
  public init(_ text: String) {
    self.text = text
    variants = []
  }

  /// Creates a text from its variants in ascending order; nil if there are none.
  init?(_ variants: [WidthVariant]) {
    guard let widest = variants.last else { return nil }
    text = widest.text
    self.variants = variants
  }

  /// The text and its variants, transformed, at the same widths.
  package func mapTexts(_ change: (String) -> String) -> AdaptiveText {
    AdaptiveText(variants.map { WidthVariant(width: $0.width, text: change($0.text)) }) ?? AdaptiveText(change(text))
  }

  /// The variant of the greatest width that does not exceed `width`, or the smallest if all exceed it (Apple's
  /// documentation of `NSString.variantFittingPresentationWidth(_:)`).
  public func fitting(width: Int) -> String {
    (variants.last { $0.width <= width } ?? variants.first)?.text ?? text
  }
}

extension StringsCatalog {
  /// The text of a key in a language for arguments, at every width that it varies by; nil if no language has the key,
  /// or if it has no text for these arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the placeholders; a missing one is shown as nothing.
  public func adaptiveText(
    forKey key: String, table: String = defaultTable, locale: String, device: StringsDevice = .iphone,
    arguments: [FormatArgument] = []
  ) -> AdaptiveText? {
    localization(forKey: key, table: table, locale: locale)?.adaptiveText(device: device, arguments: arguments)
  }
}

extension StringsLocalization {
  /// The text for arguments, at every width that it varies by; nil if there is none for the device or for a number.
  package func adaptiveText(
    device: StringsDevice, arguments: [FormatArgument], numbers style: StringsSamples.Numbers = .localized
  ) -> AdaptiveText? {
    adaptive { width in
      StringsChoice(
        numbers: LanguageNumbers.of(language), style: style, device: device, width: width, arguments: arguments
      ).text(of: self)
    }
  }

  /// The text as the file has it, with its placeholders unfilled; nil if there is none for the device, and for a text
  /// that differs by number.
  package func unfilledText(device: StringsDevice) -> AdaptiveText? {
    guard !variesByNumber else { return nil }
    return adaptive { width in
      let choice = StringsChoice(
        numbers: LanguageNumbers.of(language), style: .plain, device: device, width: width, arguments: [])
      return choice.unit(of: value, number: 0)?.text
    }
  }

  /// Whether the text depends on arguments by more than the values that its placeholders show.
  package var variesByNumber: Bool {
    value.hasPlurals || value.units.contains { !references(of: $0).isEmpty }
  }

  /// The widths that the text or one of its substitutions varies by, in ascending order.
  private var widths: [Int] {
    Set(value.widths + placedSubstitutions.flatMap(\.substitution.value.widths)).sorted()
  }

  private func adaptive(_ text: (Int?) -> String?) -> AdaptiveText? {
    guard !widths.isEmpty else { return text(nil).map { AdaptiveText($0) } }
    return AdaptiveText(widths.compactMap { width in text(width).map { .init(width: width, text: $0) } })
  }
}

extension StringsValue {
  /// Whether a text of the value depends on a number.
  var hasPlurals: Bool {
    switch self {
    case .unit, .set: false
    case .plural: true
    case .device(let cases): cases.contains { $0.value.hasPlurals }
    case .width(let cases): cases.contains { $0.value.hasPlurals }
    }
  }

  fileprivate var widths: [Int] {
    switch self {
    case .unit, .set: []
    case .plural(let cases): cases.flatMap(\.value.widths)
    case .device(let cases): cases.flatMap(\.value.widths)
    case .width(let cases): cases.flatMap { [$0.selector] + $0.value.widths }
    }
  }
}
