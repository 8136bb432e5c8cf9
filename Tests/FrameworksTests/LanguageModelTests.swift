import FoundationModels
import Testing

/// There is no language model: every request fails, at once.
@Suite struct LanguageModelTests {
  private struct Day: Generable, Equatable {
    struct PartiallyGenerated: Identifiable, ConvertibleFromGeneratedContent {
      var id = GenerationID()
      var name: String.PartiallyGenerated?
    }
    var name: String
  }

  private struct Finder: Tool {
    let description = "Finds days."
    func call(arguments: Day) async throws -> [String] { [arguments.name] }
  }

  private let session = LanguageModelSession(tools: [Finder()]) {
    "Plan days."
    Day(name: "Monday")
  }

  @Test func nothingIsGenerated() async {
    #expect(!SystemLanguageModel.default.isAvailable && session.transcript.isEmpty && !session.isResponding)
    await #expect(throws: LanguageModelSession.GenerationError.self) { try await session.respond(to: "Hello").content }
    await #expect(throws: LanguageModelSession.GenerationError.self) {
      try await session.respond(to: "Hello", generating: [Day].self).content
    }
    await #expect(throws: LanguageModelSession.GenerationError.self) {
      for try await part in session.streamResponse(generating: Day.self, prompt: { "A day" }) {
        Issue.record("\(part.content.name ?? "")")
      }
    }
    #expect(throws: LanguageModelSession.GenerationError.self) { try Day(GeneratedContent(json: "{}")) }
    #expect(Finder().name == "Finder")
  }

  @Test func aTranscriptKeepsWhatAnAppGivesIt() {
    let question = Transcript.Prompt(segments: [.text(.init(content: "A day"))])
    let session = LanguageModelSession(transcript: Transcript(entries: [.prompt(question)]))
    #expect(session.transcript.map(\.description) == ["A day"])
  }
}
