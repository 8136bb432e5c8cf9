import Foundation
package import LocalizedStrings
import Synchronization

/// A key's text for an environment: its language, and its kind of device.
///
/// It is found in the language of the traits, in one that this inherits from, or in the development language; that the
/// last stands in is noted with the text, and a finding of each label that shows it.
package struct StringsLookup {
  private let traits: UITraitCollection
  private let strings: LookedUpStrings

  /// A look-up under traits: the current ones, unless others are given.
  package init(traits: UITraitCollection? = nil) {
    (self.traits, strings) = ViewEnvironment.installed.withLock { (traits ?? $0.traits, $0.strings) }
  }

  private var device: StringsDevice { StringsDevice(traits.userInterfaceIdiom) }

  /// The text of a key for arguments or, without them, as the file has it; nil where there is none. A view that is given
  /// it shows this key's variants, whatever other texts have its characters.
  package func text(
    forKey key: String, table: String, in catalog: StringsCatalog, arguments: [FormatArgument]?
  ) -> LocalizedText? {
    guard let format = format(forKey: key, table: table, in: catalog) else { return nil }
    return arguments.map { format.filled($0, numbers: .localized) } ?? format.unfilled
  }

  /// The same as a string, of which the environment remembers what there is to it.
  ///
  /// A text that varies by number is a format without arguments: `String.localizedStringWithFormat(_:_:)` chooses among its
  /// texts.
  func string(
    forKey key: String, table: String, in catalog: StringsCatalog, arguments: [FormatArgument]?
  ) -> String? {
    guard let format = format(forKey: key, table: table, in: catalog) else { return nil }
    if let arguments { return format.filled(arguments, numbers: .localized).map(strings.remember) }
    if format.localization.variesByNumber { return strings.string(for: format, key: key) }
    guard let text = format.unfilled else { return nil }
    if text.string.utf8.contains(UInt8(ascii: "%")) { strings.remember(format, as: text.string) }
    return strings.remember(text)
  }

  private func format(forKey key: String, table: String, in catalog: StringsCatalog) -> LocalizedFormat? {
    let locale = traits.locale.isEmpty ? catalog.sourceLanguage : traits.locale
    return catalog.localization(forKey: key, table: table, locale: locale).map { localization in
      LocalizedFormat(localization: localization, device: device, note: Self.note(key, localization, locale: locale))
    }
  }

  private static func note(_ key: String, _ localization: StringsLocalization, locale: String) -> String? {
    guard !LanguageFallback.chain(for: locale).contains(localization.language) else { return nil }
    return "The key '\(key)' has no text in '\(locale)'. That of '\(localization.language)' is shown."
  }
}

// MARK: Of a bundle

extension StringsLookup {
  /// The text of a key in a bundle's folder; `value`, or else the key, where it has none.
  ///
  /// What is wrong with the folder's files, or with the key in them, is a fault. A value is in the development language: in
  /// any other it stands in for a text, as a key does in all.
  func string(
    forKey key: String, table: String?, in bundle: Bundle, value: String = "", arguments: [FormatArgument]? = nil
  ) -> String {
    let folder = bundle.resourceURL ?? bundle.bundleURL
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? StringsCatalog.defaultTable
    var valueIsMeant = false
    do throws(StringsError) {
      let catalog = try strings.catalog(ofFolder: folder)
      for issue in catalog.issues(ofKey: key, table: table) where !issue.kind.isForTranslators {
        UIKitFaults.note(issue)
      }
      if let text = string(forKey: key, table: table, in: catalog, arguments: arguments) { return text }
      valueIsMeant = !value.isEmpty && LanguageFallback.chain(for: traits.locale).contains(catalog.sourceLanguage)
    } catch {
      if error.problem != .noStrings { UIKitFaults.note(error) }
    }
    let substitute = formatted(value.isEmpty ? key : value, arguments ?? [], isFilled: arguments != nil)
    let note =
      "The key '\(key)' has no text in the table '\(table)'. \(value.isEmpty ? "The key" : "Its value") is shown."
    return strings.remember(LocalizedText(text: AdaptiveText(substitute), note: valueIsMeant ? nil : note))
  }

  private func formatted(_ text: String, _ arguments: [FormatArgument], isFilled: Bool) -> String {
    isFilled ? string(format: text, arguments) : text
  }
}

// MARK: Formats

extension StringsLookup {
  /// A format filled: one that was looked up by the rules of its language, any other by those of the traits'.
  func string(
    format: String, _ arguments: [FormatArgument], numbers: StringsSamples.Numbers = .localized
  ) -> String {
    let unit = StringsUnit(text: format, place: SourcePlace(file: ""))
    let localization = StringsLocalization(language: traits.locale, place: unit.place, value: .unit(unit))
    let known = strings.format(format) ?? LocalizedFormat(localization: localization, device: device)
    return known.filled(arguments, numbers: numbers).map(strings.remember) ?? format
  }

  /// Whether a text is a format that a look-up gave.
  func knows(format: String) -> Bool { strings.format(format) != nil }

  /// The text for a width; the text itself where nothing is known of it.
  func variant(of text: String, fittingWidth width: Int) -> String { strings[text]?.text.fitting(width: width) ?? text }

  /// A string with what was looked up as it.
  package func localizedText(_ string: String) -> LocalizedText { strings[string] ?? LocalizedText(string) }
}
