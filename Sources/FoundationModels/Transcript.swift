public import Foundation

/// What was said in a session: nothing but what an app gives it.
public struct Transcript: Equatable, Sendable, RandomAccessCollection {
  private let entries: [Entry]
  public init(entries: some Sequence<Entry> = []) { self.entries = Array(entries) }
  public var startIndex: Int { entries.startIndex }
  public var endIndex: Int { entries.endIndex }
  public subscript(index: Int) -> Entry { entries[index] }

  /// Something that was said.
  public enum Entry: Equatable, Identifiable, Sendable, CustomStringConvertible {
    case instructions(Instructions)
    case prompt(Prompt)
    case toolCalls(ToolCalls)
    case toolOutput(ToolOutput)
    case response(Response)

    public var id: String {
      switch self {
      case .instructions(let part): part.id
      case .prompt(let part): part.id
      case .toolCalls(let part): part.id
      case .toolOutput(let part): part.id
      case .response(let part): part.id
      }
    }
    public var description: String {
      switch self {
      case .instructions(let part): part.segments.words
      case .prompt(let part): part.segments.words
      case .toolCalls(let part): part.map(\.toolName).joined(separator: ", ")
      case .toolOutput(let part): part.segments.words
      case .response(let part): part.segments.words
      }
    }
  }

  /// What a model was told before it was asked.
  public struct Instructions: Equatable, Identifiable, Sendable {
    public var id: String
    public var segments: [Segment]
    public var toolDefinitions: [ToolDefinition]
    public init(id: String = UUID().uuidString, segments: [Segment], toolDefinitions: [ToolDefinition] = []) {
      (self.id, self.segments, self.toolDefinitions) = (id, segments, toolDefinitions)
    }
  }

  /// What a model was asked.
  public struct Prompt: Equatable, Identifiable, Sendable {
    public var id: String
    public var segments: [Segment]
    public var options: GenerationOptions
    public init(
      id: String = UUID().uuidString, segments: [Segment], options: GenerationOptions = GenerationOptions()
    ) { (self.id, self.segments, self.options) = (id, segments, options) }
  }

  /// What a model answered.
  public struct Response: Equatable, Identifiable, Sendable {
    public var id: String
    public var assetIDs: [String]
    public var segments: [Segment]
    public init(id: String = UUID().uuidString, assetIDs: [String], segments: [Segment]) {
      (self.id, self.assetIDs, self.segments) = (id, assetIDs, segments)
    }
  }

  /// Tools that a model called.
  public struct ToolCalls: Equatable, Identifiable, Sendable, RandomAccessCollection {
    public let id: String
    private let calls: [ToolCall]
    public init(id: String = UUID().uuidString, _ calls: some Sequence<ToolCall>) {
      (self.id, self.calls) = (id, Array(calls))
    }
    public var startIndex: Int { calls.startIndex }
    public var endIndex: Int { calls.endIndex }
    public subscript(index: Int) -> ToolCall { calls[index] }
  }

  /// A tool that a model called.
  public struct ToolCall: Equatable, Identifiable, Sendable {
    public let id: String
    public let toolName: String
    public let arguments: GeneratedContent
    public init(id: String, toolName: String, arguments: GeneratedContent) {
      (self.id, self.toolName, self.arguments) = (id, toolName, arguments)
    }
  }

  /// What a tool answered.
  public struct ToolOutput: Equatable, Identifiable, Sendable {
    public var id: String
    public var toolName: String
    public var segments: [Segment]
    public init(id: String, toolName: String, segments: [Segment]) {
      (self.id, self.toolName, self.segments) = (id, toolName, segments)
    }
  }

  /// A tool that a model may call.
  public struct ToolDefinition: Equatable, Sendable {
    public var name: String
    public var description: String
    public init(tool: some Tool) { (name, description) = (tool.name, tool.description) }
    public init(name: String, description: String, parameters: GenerationSchema) {
      (self.name, self.description) = (name, description)
    }
  }

  /// A part of an entry.
  public enum Segment: Equatable, Identifiable, Sendable, CustomStringConvertible {
    case text(TextSegment)
    case structure(StructuredSegment)

    public var id: String {
      switch self {
      case .text(let segment): segment.id
      case .structure(let segment): segment.id
      }
    }
    public var description: String {
      switch self {
      case .text(let segment): segment.content
      case .structure(let segment): segment.content.jsonString
      }
    }
  }

  /// A text.
  public struct TextSegment: Equatable, Identifiable, Sendable {
    public var id: String
    public var content: String
    public init(id: String = UUID().uuidString, content: String) { (self.id, self.content) = (id, content) }
  }

  /// Generated content.
  public struct StructuredSegment: Equatable, Identifiable, Sendable {
    public var id: String
    public var source: String
    public var content: GeneratedContent
    public init(id: String = UUID().uuidString, source: String, content: GeneratedContent) {
      (self.id, self.source, self.content) = (id, source, content)
    }
  }
}

extension [Transcript.Segment] {
  fileprivate var words: String { map(\.description).joined(separator: "\n") }
}
