public import Foundation

/// A replacement for Foundation's `PersonNameComponentsFormatter`, of which Linux has the name alone: names in the order of
/// English, parted by spaces. GalleySources writes this name for the other.
open class PersonNameFormatter: Formatter, @unchecked Sendable {
  /// How much of a name is written.
  public typealias Style = PersonNameComponents.FormatStyle.Style

  /// What names are made of.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The phonetic representation.
    public static let phonetic = Options(rawValue: 2)
  }

  /// How much of a name is written; all but its titles by default.
  open var style = Style.medium
  /// Whether the phonetic representation is written.
  open var isPhonetic = false
  /// Has no effect: names are written in the order of English.
  open var locale: Locale! = .current

  public override init() { super.init() }

  /// Archives are not supported: gives `nil`.
  public required init?(coder: NSCoder) { nil }

  /// A name in a style.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let shown = nameOptions.contains(.phonetic) ? components.phoneticRepresentation ?? components : components
    return nameFormatStyle.text(of: shown)
  }

  /// A name in the formatter's style.
  open func string(from components: PersonNameComponents) -> String {
    PersonNameFormatter.localizedString(from: components, style: style, options: isPhonetic ? .phonetic : [])
  }

  open override func string(for obj: Any) -> String? { (obj as? PersonNameComponents).map(string(from:)) }

  /// The parts of a name: the first word is the given name, the last one the family name, and others middle names.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    let words = string.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return nil }
    var components = PersonNameComponents()
    components.givenName = first
    if words.count > 1 { components.familyName = words.last }
    if words.count > 2 { components.middleName = words.dropFirst().dropLast().joined(separator: " ") }
    return components
  }
}

extension PersonNameComponents {
  /// A format of names, in the order of English.
  public struct FormatStyle: Foundation.FormatStyle {
    /// How much of a name is written.
    public enum Style: Int, Codable, Hashable, Sendable {
      /// As much as is usual: the given and the family name.
      case `default` = 0
      /// The nickname or, without one, the given name.
      case short
      /// The given and the family name.
      case medium
      /// All parts.
      case long
      /// The initials.
      case abbreviated

      func text(of name: PersonNameComponents) -> String {
        let names = [name.givenName, name.familyName]
        let parts =
          switch self {
          case .short: [name.nickname ?? name.givenName ?? name.familyName]
          case .default, .medium: names
          case .long: [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
          case .abbreviated: [names.compactMap { $0?.first.map(String.init) }.joined()]
          }
        return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
      }
    }

    /// How much of a name is written.
    public var style: Style
    /// Has no effect: names are written in the order of English.
    public var locale: Locale

    /// A format in a style.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      (self.style, self.locale) = (style, locale)
    }

    public func format(_ value: PersonNameComponents) -> String { style.text(of: value) }
    public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }
  }

  /// The given and the family name.
  public func formatted() -> String { FormatStyle().format(self) }
  /// The name in a format.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
    style.format(self)
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A format of names.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
