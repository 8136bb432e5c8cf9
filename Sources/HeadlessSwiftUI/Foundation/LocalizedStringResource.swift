public import Foundation
public import HeadlessUIKit

/// A key of a text with where it is found. Foundation on Linux does not have it.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
  /// The bundle that has a text.
  public enum BundleDescription: Sendable {
    /// The app's bundle.
    case main
    /// The bundle of a class.
    case forClass(AnyClass)
    /// The bundle in a folder.
    case atURL(URL)
  }

  /// The key, and the text where no file has one.
  public let defaultValue: String.LocalizationValue
  /// The key of a literal; of another the text itself.
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
    key = String(localized: keyAndValue, table: table)
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
}

extension String {
  /// The text of a key in the language of the case.
  public init(localized resource: LocalizedStringResource) {
    self.init(localized: resource.defaultValue, table: resource.table)
  }
}

extension AttributedString {
  /// The text of a key in the language of the case.
  public init(localized resource: LocalizedStringResource) { self.init(String(localized: resource)) }
}
