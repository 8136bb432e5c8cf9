public import Foundation
import LocalizedStrings

extension String {
  /// A key with interpolated values: `"\(count) files"` is the key `%lld files` with an argument.
  ///
  /// Integers become `%lld` (`%d` for 32 bits, `%llu` and `%u` if unsigned), floating-point numbers `%lf` and `%f`, and
  /// all other values `%@`, as Xcode writes them into string catalogues.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    let key: String
    let arguments: [FormatArgument]

    /// Creates a key without arguments.
    public init(stringLiteral value: String) { (key, arguments) = (value, []) }

    /// Creates a key with the arguments of an interpolation.
    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    /// Creates a key that is known only at run time.
    public init(_ value: String) { self.init(stringLiteral: value) }

    /// The kind of a value that is not known yet.
    public enum Placeholder: Hashable, Sendable {
      /// An integer.
      case int
      /// An integer without a sign.
      case uint
      /// A floating-point number.
      case float
      /// A floating-point number of double precision.
      case double
      /// A text.
      case object

      var specifier: String {
        switch self {
        case .int: "%lld"
        case .uint: "%llu"
        case .float: "%f"
        case .double: "%lf"
        case .object: "%@"
        }
      }
    }

    /// The parts of a literal with interpolations.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var arguments: [FormatArgument] = []

      /// Prepares for a literal; nothing is reserved.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends characters. A percent sign is doubled, as the key is a format.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
      }

      /// Appends a text.
      public mutating func appendInterpolation(_ text: String) { append("%@", .object(text)) }
      /// Appends an integer.
      public mutating func appendInterpolation(_ number: Int) { append("%lld", .integer(Int64(number))) }
      /// Appends a 32-bit integer.
      public mutating func appendInterpolation(_ number: Int32) { append("%d", .integer(Int64(number))) }
      /// Appends an unsigned integer; values above the maximum of `Int64` count as that.
      public mutating func appendInterpolation(_ number: UInt) { append("%llu", .integer(Int64(clamping: number))) }
      /// Appends an unsigned 32-bit integer.
      public mutating func appendInterpolation(_ number: UInt32) { append("%u", .integer(Int64(number))) }
      /// Appends a floating-point number.
      public mutating func appendInterpolation(_ number: Double) { append("%lf", .floating(number)) }
      /// Appends a single-precision floating-point number.
      public mutating func appendInterpolation(_ number: Float) { append("%f", .floating(Double(number))) }

      /// Appends a placeholder for a value that is not known yet.
      public mutating func appendInterpolation(placeholder: Placeholder) {
        key += placeholder.specifier
        arguments.append(.object(placeholder.specifier))
      }
      /// Appends a placeholder of an own form for a value that is not known yet.
      public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
        key += specifier
        arguments.append(.object(specifier))
      }
      /// Appends a value in a format.
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatInput: Equatable, F.FormatOutput == String { append("%@", .object(format.format(value))) }
      /// Appends a text in the language of the case.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append("%@", .object(String(localized: resource)))
      }
      /// Appends a part of a text.
      public mutating func appendInterpolation(_ text: Substring) { append("%@", .object(String(text))) }
      /// Appends an integer of 64 bits.
      public mutating func appendInterpolation(_ number: Int64) { append("%lld", .integer(number)) }
      /// Appends a length.
      public mutating func appendInterpolation(_ number: CGFloat) { append("%lf", .floating(Double(number))) }
      /// Appends an integer by a format's specifier, such as `%05lld`.
      public mutating func appendInterpolation(_ number: Int, specifier: String) {
        append(specifier, .integer(Int64(number)))
      }
      /// Appends a number by a format's specifier, such as `%.2f`.
      public mutating func appendInterpolation(_ number: Double, specifier: String) {
        append(specifier, .floating(number))
      }

      private mutating func append(_ placeholder: String, _ argument: FormatArgument) {
        key += placeholder
        arguments.append(argument)
      }
    }
  }

  /// The text of a key, filled with its interpolated values, in the language of the environment; the key itself,
  /// filled, if no file has it.
  ///
  /// Differs from Foundation: a `locale` has no effect, as numbers are written as in the environment's language.
  ///
  /// - Parameters:
  ///   - keyAndValue: the key.
  ///   - table: the name of the files, without an extension; `nil` for `Localizable`.
  ///   - bundle: the bundle whose folder has them; `nil` for the main bundle.
  ///   - comment: a comment for translators.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self = StringsLookup().string(
      forKey: keyAndValue.key, table: table, in: bundle ?? .main,
      arguments: keyAndValue.arguments.isEmpty ? nil : keyAndValue.arguments)
  }

  /// The text of a key, filled with its interpolated values, in the language of the environment, whatever locale is given.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale,
    comment: StaticString? = nil
  ) { self.init(localized: keyAndValue, table: table, bundle: bundle, comment: comment) }

  /// The text of a key, filled with the arguments of a default value, in the language of the environment, whatever locale is
  /// given.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale, comment: StaticString? = nil
  ) { self.init(localized: key, defaultValue: defaultValue, table: table, bundle: bundle, comment: comment) }

  /// The text of a key, filled with the arguments of a default value, in the language of the environment; the default
  /// value if no file has the key.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - defaultValue: the text in the development language, and the arguments.
  ///   - table: the name of the files, without an extension; `nil` for `Localizable`.
  ///   - bundle: the bundle whose folder has them; `nil` for the main bundle.
  ///   - comment: a comment for translators.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self = StringsLookup().string(
      forKey: "\(key)", table: table, in: bundle ?? .main, value: defaultValue.key,
      arguments: defaultValue.arguments.isEmpty ? nil : defaultValue.arguments)
  }
}
