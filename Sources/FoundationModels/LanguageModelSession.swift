@_exported public import Foundation
public import Observation

/// The language model of a device: it is not available.
@Observable
public final class SystemLanguageModel: Sendable {
  public static let `default` = SystemLanguageModel()
  public var availability: Availability { .unavailable(.deviceNotEligible) }
  public var isAvailable: Bool { false }

  private init() {}

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
}

/// A session with a model: every request fails.
@Observable
public final class LanguageModelSession: @unchecked Sendable {
  public var isResponding: Bool { false }

  public init(model: SystemLanguageModel = .default, instructions: String? = nil) {}
  public func prewarm() {}
  @discardableResult
  public func respond(to prompt: String, options: GenerationOptions = GenerationOptions()) async throws -> Response<
    String
  > {
    throw GenerationError.assetsUnavailable
  }

  /// A response. None is ever made.
  public struct Response<Content> {
    public let content: Content
  }

  /// An error of a language model.
  public enum GenerationError: Error, Sendable {
    case assetsUnavailable
    case exceededContextWindowSize
    case guardrailViolation
    case unsupportedLanguageOrLocale
  }
}

/// The options of a response.
public struct GenerationOptions: Equatable, Sendable {
  public var temperature: Double?
  public var maximumResponseTokens: Int?
  public init(temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
    (self.temperature, self.maximumResponseTokens) = (temperature, maximumResponseTokens)
  }
}
