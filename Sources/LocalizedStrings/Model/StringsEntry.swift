public import SourcePlaces

/// A key of a file of strings, with what it stands for in each language.
public struct StringsEntry: Hashable, Sendable {
  /// The key, as code names it.
  public var key: String
  /// The table it is in, which is the name of its file without the extension.
  public var table: String
  /// Where the key is; of a key that several files have, where the first has it.
  public var place: SourcePlace
  /// What translators are told about it.
  public var comment: String?
  /// How the key came into a string catalogue.
  public var extractionState: ExtractionState?
  /// Whether the key is for translators at all.
  public var shouldTranslate: Bool
  /// The languages it has texts in, in file order.
  public var localizations: [StringsLocalization]

  /// A key and its texts.
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

  /// What it stands for in a language; nil if it has no text in just that one.
  public subscript(language: String) -> StringsLocalization? { localizations.first { $0.language == language } }
}
