@_exported public import Foundation
public import Observation

/// The language model of a device: it is not available.
@Observable
public final class SystemLanguageModel: Sendable {
  public static let `default` = SystemLanguageModel()
  public var availability: Availability { .unavailable(.deviceNotEligible) }
  public var isAvailable: Bool { false }
  public var supportedLanguages: Set<Locale.Language> { [] }

  private init() {}
  public convenience init(useCase: UseCase = .general, guardrails: Guardrails = .default) { self.init() }

  public func supportsLocale(_ locale: Locale = .current) -> Bool { false }

  /// Whether there is a model.
  public enum Availability: Equatable, Sendable {
    case available
    case unavailable(UnavailableReason)

    /// Why there is none.
    public enum UnavailableReason: Equatable, Sendable {
      case deviceNotEligible
      case appleIntelligenceNotEnabled
      case modelNotReady
    }
  }

  /// What a model is made for.
  public struct UseCase: Equatable, Sendable {
    private let name: String
    public static let general = UseCase(name: "general")
    public static let contentTagging = UseCase(name: "contentTagging")
  }

  /// What a model does not answer.
  public struct Guardrails: Sendable {
    public static let `default` = Guardrails()
    public static let permissiveContentTransformations = Guardrails()
  }
}

/// A session with a model: every request fails.
@Observable
public final class LanguageModelSession: @unchecked Sendable {
  public var isResponding: Bool { false }
  public let transcript: Transcript

  public init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [],
    @InstructionsBuilder instructions: () throws -> Instructions
  ) rethrows {
    _ = try instructions()
    transcript = Transcript()
  }
  public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions? = nil) {
    transcript = Transcript()
  }
  @_disfavoredOverload
  public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil) {
    transcript = Transcript()
  }
  public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript) {
    self.transcript = transcript
  }

  public func prewarm(promptPrefix: Prompt? = nil) {}

  // MARK: Requests, which throw `GenerationError.assetsUnavailable`

  @discardableResult
  public func respond(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> { throw GenerationError.unavailable }
  @discardableResult @_disfavoredOverload
  public func respond(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> { throw GenerationError.unavailable }
  @discardableResult
  public func respond(
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<String> { throw GenerationError.unavailable }
  @discardableResult
  public func respond<Content: Generable>(
    to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw GenerationError.unavailable }
  @discardableResult @_disfavoredOverload
  public func respond<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw GenerationError.unavailable }
  @discardableResult
  public func respond<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<Content> { throw GenerationError.unavailable }

  /// A response. None is ever made.
  public struct Response<Content> {
    public let content: Content
    public var rawContent: GeneratedContent { GeneratedContent("") }
    public var transcriptEntries: [Transcript.Entry] { [] }
  }

  /// An error of a language model.
  public enum GenerationError: Error, LocalizedError {
    case exceededContextWindowSize(Context)
    case assetsUnavailable(Context)
    case guardrailViolation(Context)
    case unsupportedGuide(Context)
    case unsupportedLanguageOrLocale(Context)
    case decodingFailure(Context)
    case rateLimited(Context)
    case concurrentRequests(Context)
    case refusal(Refusal, Context)

    static var unavailable: GenerationError {
      .assetsUnavailable(Context(debugDescription: "There is no language model."))
    }

    /// What is known of an error.
    public struct Context: Sendable {
      public let debugDescription: String
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }

    /// Why a model did not answer. None is ever made.
    public struct Refusal: Sendable {
      public var explanation: Response<String> {
        get async throws { throw GenerationError.unavailable }
      }
    }
  }

  /// An error of a tool.
  public struct ToolCallError: Error, LocalizedError {
    public var tool: any Tool
    public var underlyingError: any Error
    public init(tool: any Tool, underlyingError: any Error) {
      (self.tool, self.underlyingError) = (tool, underlyingError)
    }
  }
}

/// The options of a response.
public struct GenerationOptions: Equatable, Sendable {
  public var sampling: SamplingMode?
  public var temperature: Double?
  public var maximumResponseTokens: Int?
  public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
    (self.sampling, self.temperature, self.maximumResponseTokens) = (sampling, temperature, maximumResponseTokens)
  }

  /// How the next word is chosen.
  public struct SamplingMode: Equatable, Sendable {
    private let name: String
    public static let greedy = SamplingMode(name: "greedy")
    public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode { SamplingMode(name: "top \(k)") }
    public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
      SamplingMode(name: "threshold \(probabilityThreshold)")
    }
  }
}
