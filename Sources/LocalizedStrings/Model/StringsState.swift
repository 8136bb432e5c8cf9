/// How far the translation of a text is, by the name that string catalogues give it.
public struct TranslationState: RawRepresentable, Hashable, Sendable {
  /// The name in the file.
  public let rawValue: String

  /// The state of a name, known or not.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nobody has translated it: the text is that of the source language, or empty.
  public static let new = TranslationState(rawValue: "new")
  /// Translated.
  public static let translated = TranslationState(rawValue: "translated")
  /// Translated, to be looked at again.
  public static let needsReview = TranslationState(rawValue: "needs_review")
  /// Translated by a machine.
  public static let machineTranslated = TranslationState(rawValue: "machine_translated")
  /// Translated, and no longer in use.
  public static let stale = TranslationState(rawValue: "stale")

  static let known: [TranslationState] = [.new, .translated, .needsReview, .machineTranslated, .stale]
}

/// How a key came into a string catalogue, by the name it has there.
public struct ExtractionState: RawRepresentable, Hashable, Sendable {
  /// The name in the file.
  public let rawValue: String

  /// The state of a name, known or not.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Somebody wrote it, and Xcode leaves it alone.
  public static let manual = ExtractionState(rawValue: "manual")
  /// Xcode found it in code, with a text.
  public static let extractedWithValue = ExtractionState(rawValue: "extracted_with_value")
  /// It came from a `.strings` or `.stringsdict` file.
  public static let migrated = ExtractionState(rawValue: "migrated")
  /// Xcode finds it in code no longer.
  public static let stale = ExtractionState(rawValue: "stale")

  static let known: [ExtractionState] = [.manual, .extractedWithValue, .migrated, .stale]
}
