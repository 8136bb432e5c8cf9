import AppIntents
import Foundation
import Testing

/// What App Intents' values do without the system that asks for them, by Apple's documentation of each.
@Suite struct IntentTests {
  private struct Note: AppIntent {
    static let title: LocalizedStringResource = "Note"
    @Parameter(title: "Text", default: "empty") var text: String
    @Parameter(title: "Count", inclusiveRange: (1, 10)) var count: Int?
    static var parameterSummary: some ParameterSummary {
      When(\.$text, .equalTo, "empty") {
        Summary("Note")
      } otherwise: {
        Summary("Note \(\.$text)") { \.$count }
      }
    }
    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: text) }
  }

  @Test func parametersHaveTheirDefaultsAndResultsTheirValue() async throws {
    let note = Note()
    #expect(note.text == "empty" && note.count == nil)
    note.text = "full"
    #expect(try await note.perform().value == "full")
  }

  /// Nobody answers: what would ask throws.
  @Test func questionsThrow() async {
    await #expect(throws: CocoaError.self) { try await Note().$text.requestValue("Which?") }
    await #expect(throws: CocoaError.self) { try await Note().requestConfirmation() }
  }

  /// A dependency is found by its type and key, and made when it is first needed.
  @Test func dependencies() {
    AppDependencyManager.shared.add(key: "IntentTests", dependency: 3)
    AppDependencyManager.shared.add(key: "IntentTests") { "text" }
    #expect(AppDependency<Int>(key: "IntentTests").wrappedValue == 3)
    #expect(AppDependency<String>(key: "IntentTests").wrappedValue == "text")
    #expect(AppDependency<Int>(key: "IntentTests.other", default: 7).wrappedValue == 7)
  }
}
