public import Foundation

extension DateFormatter {
  /// The place of a date in a text. It has no effect.
  public var formattingContext: Formatter.Context {
    get { .unknown }
    set {}
  }
}

extension NumberFormatter {
  /// The place of a number in a text. It has no effect.
  public var formattingContext: Formatter.Context {
    get { .unknown }
    set {}
  }
}

extension SortComparator where Self == String.StandardComparator {
  /// Compares as the system's file manager does.
  public static var localizedStandard: String.StandardComparator { .localizedStandard }
  /// Compares by the rules of the language.
  public static var localized: String.StandardComparator { .localized }
  /// Compares by the characters' numbers.
  public static var lexical: String.StandardComparator { .lexical }
}
