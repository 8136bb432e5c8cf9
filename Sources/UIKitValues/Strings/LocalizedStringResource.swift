public import Foundation

/// A key of a text with where it is found. Foundation on Linux does not have it.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The bundle that has a text.
  public enum BundleDescription: Sendable {
    /// The app's bundle.
    case main
    /// The bundle of a class.
    case forClass(AnyClass)
    /// The bundle in a folder.
    case atURL(URL)
  }

  /// The text where no file has one, with its values.
  public let defaultValue: String.LocalizationValue
  /// The key, in which placeholders stand for interpolated values.
  public let key: String
  /// The file of texts; nil for the standard one.
  public let table: String?
  /// The language, which is that of the case.
  public var locale: Locale
  /// The bundle of the texts, which are those of the app.
  public let bundle: BundleDescription

  /// A key with interpolated values.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (defaultValue, self.table, self.locale, self.bundle) = (keyAndValue, table, locale, bundle)
    key = keyAndValue.key
  }

  /// A key with a text for where no file has one.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (self.defaultValue, self.table, self.locale, self.bundle) = (defaultValue, table, locale, bundle)
    self.key = "\(key)"
  }

  /// A key without values.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  /// A key with interpolated values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// Whether two keys are of the same text.
  public static func == (a: LocalizedStringResource, b: LocalizedStringResource) -> Bool {
    a.key == b.key && a.table == b.table && String(localized: a) == String(localized: b)
  }
}

/// A value with a text in the language of the case, as errors of App Intents have one.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The text itself.
  public var localizedStringResource: LocalizedStringResource { self }
}

extension String {
  /// The text of a key in the language of the case.
  public init(localized resource: LocalizedStringResource) {
    let value = resource.defaultValue
    self = StringsLookup().string(
      forKey: resource.key, table: resource.table, in: .main, value: resource.key == value.key ? "" : value.key,
      arguments: value.arguments.isEmpty ? nil : value.arguments)
  }
}

extension AttributedString {
  /// The text of a key in the language of the case.
  public init(localized resource: LocalizedStringResource) { self.init(String(localized: resource)) }
}
