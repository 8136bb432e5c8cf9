import Foundation
package import LocalizedStrings
import Synchronization

/// The lookup of a key's text for an environment, by its language and kind of device.
///
/// The text is found in the language of the traits, in one from which that inherits, or in the development language. If
/// the last is used, a note says so, and each label that shows the text has a finding.
package struct StringsLookup {
  private let traits: UITraitCollection
  private let strings: LookedUpStrings
  private let bundles: OpenBundles

  /// Creates a lookup for traits, by default the current ones.
  package init(traits: UITraitCollection? = nil) {
    self.traits = traits ?? .current
    let environment = ViewEnvironment.current
    (strings, bundles) = (environment.strings, environment.bundles)
  }

  private var device: StringsDevice { StringsDevice(traits.userInterfaceIdiom) }

  /// The text of a key, filled with arguments or, without them, as it is in the file; `nil` if there is none. A view
  /// given this text shows the variants of this key, regardless of other texts with the same characters.
  package func text(
    forKey key: String, table: String, in catalog: StringsCatalog, arguments: [FormatArgument]?
  ) -> LocalizedText? {
    guard let format = format(forKey: key, table: table, in: catalog) else { return nil }
    return arguments.map { format.filled($0, numbers: .localized) } ?? format.unfilled
  }

  /// The same text as a string, whose variants and note the environment stores.
  ///
  /// A text that varies by number is returned as a format: `String.localizedStringWithFormat(_:_:)` chooses among its
  /// variations.
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
    return "The key '\(key)' has no text in '\(locale)'. The text in '\(localization.language)' is shown."
  }
}

// MARK: Bundles

extension StringsLookup {
  /// The text of a key in a bundle's folder; `value`, or else the key, if it has none.
  ///
  /// Problems with the folder's files, or with the key in them, are faults. A value is in the development language; in
  /// any other language it is only a substitute for a text, as a key is in all of them.
  func string(
    forKey key: String, table: String?, in bundle: Bundle, value: String = "", arguments: [FormatArgument]? = nil
  ) -> String {
    let bundle = bundle.isApp ? .app : bundle
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? StringsCatalog.defaultTable
    var valueIsMeant = false
    do throws(StringsError) {
      let catalog = try bundles.strings(of: bundle)
      for issue in catalog.issues(ofKey: key, table: table) where !issue.kind.isForTranslators {
        UIKitFaults.note(issue)
      }
      if let text = string(forKey: key, table: table, in: catalog, arguments: arguments) { return text }
      valueIsMeant = !value.isEmpty && LanguageFallback.chain(for: traits.locale).contains(catalog.sourceLanguage)
    } catch {
      if error.problem != .noStrings { UIKitFaults.note(error) }
    }
    let substitute = formatted(value.isEmpty ? key : value, arguments ?? [], isFilled: arguments != nil)
    guard !valueIsMeant else { return strings.remember(LocalizedText(substitute)) }
    let note =
      "The key '\(key)' has no text in the table '\(table)'. \(value.isEmpty ? "The key" : "Its value") is shown."
    return strings.remember(LocalizedText(text: AdaptiveText(substitute), note: note))
  }

  private func formatted(_ text: String, _ arguments: [FormatArgument], isFilled: Bool) -> String {
    isFilled && text.utf8.contains(UInt8(ascii: "%")) ? string(format: text, arguments) : text
  }
}

// MARK: Formats

extension StringsLookup {
  /// Fills a format by the rules of its language if it was looked up, and otherwise by those of the traits' language.
  func string(
    format: String, _ arguments: [FormatArgument], numbers: StringsSamples.Numbers = .localized
  ) -> String {
    let unit = StringsUnit(text: format, place: SourcePlace(file: ""))
    let localization = StringsLocalization(language: traits.locale, place: unit.place, value: .unit(unit))
    let known = strings.format(format) ?? LocalizedFormat(localization: localization, device: device)
    return known.filled(arguments, numbers: numbers).map(strings.remember) ?? format
  }

  /// Whether a text is a looked-up format.
  func knows(format: String) -> Bool { strings.format(format) != nil }

  /// The variant of a text for a width; the text itself if it was not looked up.
  func variant(of text: String, fittingWidth width: Int) -> String { strings[text]?.text.fitting(width: width) ?? text }

  /// The looked-up text that equals the string, with its variants; otherwise the string as a plain text.
  package func localizedText(_ string: String) -> LocalizedText { strings[string] ?? LocalizedText(string) }
}
