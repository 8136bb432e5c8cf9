public import Foundation

/// A session that translates: every request throws, as there are no languages.
public final class TranslationSession: Sendable {
  /// The language that is translated from; nil if it is to be found out.
  public let sourceLanguage: Locale.Language?
  /// The language that is translated to; nil for the user's.
  public let targetLanguage: Locale.Language?

  /// A session for languages that are there.
  public init(installedSource source: Locale.Language, target: Locale.Language? = nil) {
    (sourceLanguage, targetLanguage) = (source, target)
  }

  /// Whether the languages are there: they are not.
  public var isReady: Bool { get async { false } }
  /// Whether someone can be asked to download languages: nobody is.
  public var canRequestDownloads: Bool { false }

  /// Throws `TranslationError.notInstalled`.
  public func prepareTranslation() async throws { throw TranslationError.notInstalled }
  /// Throws `TranslationError.notInstalled`.
  public func translate(_ string: String) async throws -> Response { throw TranslationError.notInstalled }
  /// Throws `TranslationError.notInstalled`.
  public func translations(from batch: [Request]) async throws -> [Response] { throw TranslationError.notInstalled }
  /// A sequence that throws `TranslationError.notInstalled`.
  public func translate(batch: [Request]) -> BatchResponse { BatchResponse() }
  /// Has no effect: nothing is being translated.
  public func cancel() {}

  /// The languages of a session.
  public struct Configuration: Equatable, Sendable {
    public var source: Locale.Language?
    public var target: Locale.Language?
    /// The number of times that the configuration was made invalid.
    public private(set) var version = 0

    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      (self.source, self.target) = (source, target)
    }

    /// Asks for the same translation once more.
    public mutating func invalidate() { version += 1 }
  }

  /// A text to be translated.
  public struct Request: Equatable, Sendable {
    public var sourceText: String
    public var clientIdentifier: String?

    public init(sourceText: String, clientIdentifier: String? = nil) {
      (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
    }
  }

  /// A translated text.
  public struct Response: Equatable, Sendable {
    public let sourceLanguage: Locale.Language
    public let targetLanguage: Locale.Language
    public let sourceText: String
    public let targetText: String
    public let clientIdentifier: String?

    public init(
      sourceLanguage: Locale.Language, targetLanguage: Locale.Language, sourceText: String, targetText: String,
      clientIdentifier: String? = nil
    ) {
      (self.sourceLanguage, self.targetLanguage) = (sourceLanguage, targetLanguage)
      (self.sourceText, self.targetText, self.clientIdentifier) = (sourceText, targetText, clientIdentifier)
    }
  }

  /// The translations of several texts: the first that is asked for is an error.
  public struct BatchResponse: AsyncSequence, Sendable {
    public typealias Element = Response

    /// Throws `TranslationError.notInstalled`.
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> Response? { throw TranslationError.notInstalled }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
