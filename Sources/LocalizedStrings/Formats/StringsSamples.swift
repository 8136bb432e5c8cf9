/// What placeholders are filled with.
public struct StringsSamples: Hashable, Sendable {
  /// How numbers are written.
  public enum Numbers: Hashable, Sendable {
    /// As the language does, `1,234`: `String(localized:)`.
    case localized
    /// As code does, `1234`: `String(format:)`.
    case plain
  }

  /// What `%@` shows.
  public var object = "Lorem ipsum"
  /// What `%lld` shows where no plural depends on it.
  public var integer = 1234
  /// What `%lf` shows where no plural depends on it.
  public var floating = 1234.5
  /// Plural cases show their smallest number, and their largest up to this one (itself at most 100,000).
  public var largestNumber = 9_999
  /// How numbers are written.
  public var numbers = Numbers.localized

  /// The samples above.
  public init() {}
}

extension StringsSamples {
  /// The argument of a kind.
  func argument(_ kind: FormatPlaceholder.Kind) -> FormatArgument {
    switch kind {
    case .object, .text: .object(object)
    case .integer: .integer(Int64(integer))
    case .floating: .floating(floating)
    case .character: .object("A")
    case .pointer: .object("0x16fdff0a0")
    }
  }
}
