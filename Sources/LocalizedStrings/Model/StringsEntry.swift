public import SourcePlaces

/// A key of a strings file, with its localisations.
public struct StringsEntry: Hashable, Sendable {
  /// The key, as code names it.
  public var key: String
  /// The key's table, which is the name of its file without the extension.
  public var table: String
  /// The place of the key, in the first file that has it.
  public var place: SourcePlace
  /// The comment for translators.
  public var comment: String?
  /// The way in which the key came into a string catalogue.
  public var extractionState: ExtractionState?
  /// Whether the key is to be translated at all.
  public var shouldTranslate: Bool
  /// The localisations in the languages that have texts, in file order.
  public var localizations: [StringsLocalization]

  /// Creates a key with its texts.
  public init(
    key: String, table: String, place: SourcePlace, comment: String? = nil, extractionState: ExtractionState? = nil,
    shouldTranslate: Bool = true, localizations: [StringsLocalization] = []
  ) {
    self.key = key
    self.table = table
    self.place = place
    self.comment = comment
    self.extractionState = extractionState
    self.shouldTranslate = shouldTranslate
    self.localizations = localizations
  }

  /// The localisation in exactly this language; nil if it has no text there.
  public subscript(language: String) -> StringsLocalization? { localizations.first { $0.language == language } }
}
