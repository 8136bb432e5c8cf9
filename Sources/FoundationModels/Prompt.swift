/// What a model is asked. It is not kept.
public struct Prompt: Sendable, PromptRepresentable {
  init() {}
  public init(_ content: some PromptRepresentable) {}
  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
  public var promptRepresentation: Prompt { self }
}

/// What can be part of a prompt.
public protocol PromptRepresentable {
  @PromptBuilder var promptRepresentation: Prompt { get }
}

/// Makes a prompt of parts.
@resultBuilder
public enum PromptBuilder {
  public static func buildBlock<each Part: PromptRepresentable>(_ parts: repeat each Part) -> Prompt { Prompt() }
  public static func buildArray(_ prompts: [some PromptRepresentable]) -> Prompt { Prompt() }
  public static func buildEither(first part: some PromptRepresentable) -> Prompt { Prompt() }
  public static func buildEither(second part: some PromptRepresentable) -> Prompt { Prompt() }
  public static func buildOptional(_ prompt: Prompt?) -> Prompt { Prompt() }
  public static func buildLimitedAvailability(_ prompt: some PromptRepresentable) -> Prompt { Prompt() }
  public static func buildExpression<Part: PromptRepresentable>(_ part: Part) -> Part { part }
  public static func buildExpression(_ prompt: Prompt) -> Prompt { prompt }
}

/// What a model is told before it is asked. It is not kept.
public struct Instructions: Sendable, InstructionsRepresentable {
  init() {}
  public init(_ content: some InstructionsRepresentable) {}
  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { self = try content() }
  public var instructionsRepresentation: Instructions { self }
}

/// What can be part of instructions.
public protocol InstructionsRepresentable {
  @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

/// Makes instructions of parts.
@resultBuilder
public enum InstructionsBuilder {
  public static func buildBlock<each Part: InstructionsRepresentable>(_ parts: repeat each Part) -> Instructions {
    Instructions()
  }
  public static func buildArray(_ instructions: [some InstructionsRepresentable]) -> Instructions { Instructions() }
  public static func buildEither(first part: some InstructionsRepresentable) -> Instructions { Instructions() }
  public static func buildEither(second part: some InstructionsRepresentable) -> Instructions { Instructions() }
  public static func buildOptional(_ instructions: Instructions?) -> Instructions { Instructions() }
  public static func buildLimitedAvailability(_ instructions: some InstructionsRepresentable) -> Instructions {
    Instructions()
  }
  public static func buildExpression<Part: InstructionsRepresentable>(_ part: Part) -> Part { part }
  public static func buildExpression(_ instructions: Instructions) -> Instructions { instructions }
}
