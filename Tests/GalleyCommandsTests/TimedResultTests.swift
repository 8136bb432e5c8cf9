import Foundation
import Snapshots
import Testing

@testable import GalleyCommands

/// The lines with which workers answer.
@Suite struct TimedResultTests {
  private static let path = CasePath(catalogueFile: "cards", scene: "greeting", configuration: "card-L")

  private func read<Answer>(_ line: String) throws -> RunResult<Answer> {
    try TimedResult<Answer>(line: Data(line.utf8), of: Self.path).result
  }

  private func line<Answer>(_ result: RunResult<Answer>) throws -> String {
    String(decoding: try TimedResult(result).line, as: UTF8.self)
  }

  @Test func ofAnUnchangedCaseThereIsOnlyItsDuration() throws {
    let result = CaseResult(
      Self.path, .unchanged(engine: .same, isRecorded: false), duration: .milliseconds(250))
    #expect(try line(result) == "0.25")
    #expect(try read("0.25") == result)
  }

  @Test func otherResultsAreWhole() throws {
    let finding = Finding(kind: "truncated-text", node: "title", message: "'Hello…' is cut off.")
    let results = [
      CaseResult(Self.path, .unchanged(engine: .same, isRecorded: true), duration: .seconds(1)),
      CaseResult(Self.path, .unchanged(engine: .other, isRecorded: false), duration: .seconds(1)),
      CaseResult(Self.path, .unchanged(engine: nil, isRecorded: false), duration: .seconds(1)),
      CaseResult(
        Self.path, .unchanged(engine: .same, isRecorded: false), findings: [finding], duration: .seconds(1)),
      CaseResult(Self.path, .failed(reason: "no"), duration: .seconds(1)),
    ]
    for result in results {
      let line = try line(result)
      #expect(line.hasPrefix("{"))
      #expect(try read(line) == result)
    }
  }

  @Test func ofADrawnCaseThereIsItsPicture() throws {
    let result = RenderResult(Self.path, .rendered(picture: "a.png"), duration: .seconds(1))
    #expect(try line(result).hasPrefix("{"))
    #expect(try read(try line(result)) == result)
  }

  @Test(
    arguments: [
      "", "null", "ready", "-1", "nan", "inf", "1e300", "0.5 0.5", "\"0.5\"", "[0.5]", "{}", #"{"seconds":1}"#,
    ])
  func whatIsNoResultIsAnError(_ line: String) {
    #expect(throws: DecodingError.self) { let _: CaseResult = try read(line) }
    #expect(throws: DecodingError.self) { let _: RenderResult = try read(line) }
  }

  @Test func aDrawnCaseHasMoreThanADuration() {
    #expect(throws: DecodingError.self) { let _: RenderResult = try read("0.5") }
  }

  @Test(arguments: ["-1", "1e300"]) func aDurationIsPossible(_ seconds: String) throws {
    let whole = CaseResult(Self.path, .failed(reason: "no"), duration: .seconds(1))
    let line = try line(whole).replacing("\"seconds\":1", with: "\"seconds\":\(seconds)")
    #expect(throws: DecodingError.self) { let _: CaseResult = try read(line) }
  }
}
