@_exported public import Foundation

/// The languages that can be translated: none.
public final class LanguageAvailability: Sendable {
  public init() {}

  /// No languages.
  public var supportedLanguages: [Locale.Language] { get async { [] } }

  /// Answers that the languages are not supported.
  public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status { .unsupported }
  /// Throws `TranslationError.unableToIdentifyLanguage`.
  public func status(for text: String, to target: Locale.Language?) async throws -> Status {
    throw TranslationError.unableToIdentifyLanguage
  }

  /// Whether languages can be translated.
  @frozen public enum Status: Equatable, Hashable, Sendable {
    case installed, supported, unsupported
  }
}

/// The reason for which a text is not translated.
public struct TranslationError: LocalizedError, Hashable, Sendable {
  private let name: String

  public static let unsupportedSourceLanguage = TranslationError(name: "unsupportedSourceLanguage")
  public static let unsupportedTargetLanguage = TranslationError(name: "unsupportedTargetLanguage")
  public static let unsupportedLanguagePairing = TranslationError(name: "unsupportedLanguagePairing")
  public static let unableToIdentifyLanguage = TranslationError(name: "unableToIdentifyLanguage")
  public static let nothingToTranslate = TranslationError(name: "nothingToTranslate")
  public static let alreadyCancelled = TranslationError(name: "alreadyCancelled")
  public static let notInstalled = TranslationError(name: "notInstalled")
  public static let internalError = TranslationError(name: "internalError")

  public var errorDescription: String? { nil }
  public var failureReason: String? { nil }

  /// Whether an error is the one of a pattern.
  public static func ~= (pattern: TranslationError, error: any Error) -> Bool {
    (error as? TranslationError) == pattern
  }
}
