/// The sample values that placeholders are filled with.
public struct StringsSamples: Hashable, Sendable {
  /// The style in which numbers are written.
  public enum Numbers: Hashable, Sendable {
    /// As in the language, `1,234`: `String(localized:)`.
    case localized
    /// As in code, `1234`: `String(format:)`.
    case plain
  }

  /// The sample for `%@`.
  public var object = "Lorem ipsum"
  /// The sample for `%lld` if no plural depends on it.
  public var integer = 1234
  /// The sample for `%lf` if no plural depends on it.
  public var floating = 1234.5
  /// The largest number shown: plural cases show their smallest number, and their largest up to this one, which is
  /// capped at 100,000.
  public var largestNumber = 9_999
  /// The style in which numbers are written.
  public var numbers = Numbers.localized
  /// The arguments of a text in their order, numbers as digits; where one is missing or no number, the samples above
  /// take its place. Numbers that plurals depend on are those of the plural cases.
  public var arguments: [String] = []

  /// Creates the default samples.
  public init() {}
}

extension StringsSamples {
  /// The argument with a number, counted from 1, for a placeholder of a kind.
  func argument(_ number: Int, _ kind: FormatPlaceholder.Kind) -> FormatArgument {
    guard arguments.indices.contains(number - 1) else { return argument(kind) }
    let text = arguments[number - 1]
    switch kind {
    case .integer: return Int64(text).map(FormatArgument.integer) ?? argument(kind)
    case .floating: return Double(text).map(FormatArgument.floating) ?? argument(kind)
    case .object, .text, .character, .pointer: return .object(text)
    }
  }

  private func argument(_ kind: FormatPlaceholder.Kind) -> FormatArgument {
    switch kind {
    case .object, .text: .object(object)
    case .integer: .integer(Int64(integer))
    case .floating: .floating(floating)
    case .character: .object("A")
    case .pointer: .object("0x16fdff0a0")
    }
  }
}
