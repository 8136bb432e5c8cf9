/// The kind of a text, by which its punctuation is spoken. Differs from UIKit: the raw values are not guaranteed to be the
/// same.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The text of a console.
  public static let console = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextConsole")
  /// Names of files.
  public static let fileSystem = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Messages.
  public static let messaging = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextMessaging")
  /// A story.
  public static let narrative = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextNarrative")
  /// Source code.
  public static let sourceCode = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// A table of numbers.
  public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// A document.
  public static let wordProcessing = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextWordProcessing")
}
