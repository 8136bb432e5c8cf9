public import Foundation

/// What identifies something while it is generated.
public struct GenerationID: Hashable, Sendable {
  private let id = UUID()
  public init() {}
}

/// What a model generated, as text.
public struct GeneratedContent: Equatable, Sendable, CustomDebugStringConvertible {
  public var id: GenerationID?
  public let jsonString: String

  init(_ text: String) { jsonString = text }
  /// The content of a text of JSON.
  public init(json: String) throws { self.init(json) }
  /// The content of a value.
  public init(_ value: some ConvertibleToGeneratedContent) { self.init(value.generatedContent.jsonString) }
  /// The content of properties. Differs from Foundation Models: it is not read again.
  public init(
    properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil
  ) {
    self.init(
      "{\(properties.map { "\"\($0.key)\": \($0.value.generatedContent.jsonString)" }.joined(separator: ", "))}")
    self.id = id
  }

  public var isComplete: Bool { true }
  public var debugDescription: String { jsonString }
  /// Throws `GenerationError.assetsUnavailable`: nothing is generated.
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type = Value.self, forProperty property: String
  ) throws -> Value { throw LanguageModelSession.GenerationError.unavailable }
  /// Throws `GenerationError.assetsUnavailable`: nothing is generated.
  public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value.Type = Value.self) throws -> Value {
    throw LanguageModelSession.GenerationError.unavailable
  }
}

/// What can be made of what a model generated: it is not.
public protocol ConvertibleFromGeneratedContent {
  init(_ content: GeneratedContent) throws
}

extension ConvertibleFromGeneratedContent {
  /// Throws `GenerationError.assetsUnavailable`: nothing is generated.
  public init(_ content: GeneratedContent) throws { throw LanguageModelSession.GenerationError.unavailable }
}

/// What a model can be told as something that it would generate.
public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
  var generatedContent: GeneratedContent { get }
}

extension ConvertibleToGeneratedContent {
  public var generatedContent: GeneratedContent { GeneratedContent("\(self)") }
  public var instructionsRepresentation: Instructions { Instructions() }
  public var promptRepresentation: Prompt { Prompt() }
}

/// What a model can generate: nothing is.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
  /// What is there while it is generated.
  associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self
  static var generationSchema: GenerationSchema { get }
}

extension Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema() }
  public func asPartiallyGenerated() -> PartiallyGenerated? { self as? PartiallyGenerated }
}

extension Bool: Generable {}
extension String: Generable {}
extension Int: Generable {}
extension Float: Generable {}
extension Double: Generable {}
extension Decimal: Generable {}
extension GeneratedContent: Generable {}
extension GenerationID: Generable {}
extension Optional: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent, InstructionsRepresentable,
  PromptRepresentable, Generable
where Wrapped: Generable {
  public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
}
extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
  public var instructionsRepresentation: Instructions { Instructions() }
}
extension Array: PromptRepresentable where Element: PromptRepresentable {
  public var promptRepresentation: Prompt { Prompt() }
}
extension Array: ConvertibleFromGeneratedContent where Element: ConvertibleFromGeneratedContent {}
extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {}
extension Array: Generable where Element: Generable {
  public typealias PartiallyGenerated = [Element.PartiallyGenerated]
}

/// Something of an app that a model can call: it is never called.
public protocol Tool<Arguments, Output>: Sendable {
  associatedtype Output: PromptRepresentable
  associatedtype Arguments: ConvertibleFromGeneratedContent
  var name: String { get }
  var description: String { get }
  var parameters: GenerationSchema { get }
  var includesSchemaInInstructions: Bool { get }
  func call(arguments: Arguments) async throws -> Output
}

extension Tool {
  public var name: String { "\(Self.self)" }
  public var parameters: GenerationSchema { GenerationSchema() }
  public var includesSchemaInInstructions: Bool { true }
}
