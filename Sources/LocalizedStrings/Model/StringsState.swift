/// The state of a text's translation, by its name in string catalogues.
public struct TranslationState: RawRepresentable, Hashable, Sendable {
  /// The name in the file.
  public let rawValue: String

  /// Creates a state from a name, known or not.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not translated: the text is that of the source language, or empty.
  public static let new = TranslationState(rawValue: "new")
  /// Translated.
  public static let translated = TranslationState(rawValue: "translated")
  /// Translated, and needs review.
  public static let needsReview = TranslationState(rawValue: "needs_review")
  /// Translated automatically.
  public static let machineTranslated = TranslationState(rawValue: "machine_translated")
  /// Translated, and no longer in use.
  public static let stale = TranslationState(rawValue: "stale")

  static let known: [TranslationState] = [.new, .translated, .needsReview, .machineTranslated, .stale]
}

/// The origin of a key in a string catalogue, by its name there.
public struct ExtractionState: RawRepresentable, Hashable, Sendable {
  /// The name in the file.
  public let rawValue: String

  /// Creates a state from a name, known or not.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Added by hand; Xcode leaves it alone.
  public static let manual = ExtractionState(rawValue: "manual")
  /// Extracted from code, with a text.
  public static let extractedWithValue = ExtractionState(rawValue: "extracted_with_value")
  /// It came from a `.strings` or `.stringsdict` file.
  public static let migrated = ExtractionState(rawValue: "migrated")
  /// No longer found in code.
  public static let stale = ExtractionState(rawValue: "stale")

  static let known: [ExtractionState] = [.manual, .extractedWithValue, .migrated, .stale]
}
