import Foundation
import Testing

@testable import Snapshots

/// Reading many results: each is what its line says, and lines that differ in the configuration alone are decoded once.
@Suite struct ResultReaderTests {
  private static func result(
    _ configuration: String, file: String = "cards", _ outcome: Outcome = .unchanged(engine: .same, isRecorded: false),
    message: String = "The text is cut."
  ) -> CaseResult {
    CaseResult(
      CasePath(catalogueFile: file, scene: "greeting", configuration: configuration), outcome,
      findings: [Finding(kind: "truncated-text", node: "title", message: message)], duration: .zero)
  }

  /// - Returns: the number of lines that were decoded.
  private func decoded(_ results: [CaseResult]) throws -> Int {
    var reader = ResultReader<Outcome>()
    let decoder = JSONDecoder()
    for result in results {
      #expect(try reader.result(of: ResultFiles.encoder.encode(result), decoder) == result)
    }
    return reader.decodedCount
  }

  @Test func equalResultsOfASceneAreDecodedOnce() throws {
    let names = ["card-XS@2x", "card-L@2x", "card-AX5-dark@2x", "c", ""]
    #expect(try decoded(names.map { Self.result($0) }) == 1)
  }

  @Test func otherResultsAreDecoded() throws {
    let other = Self.result("card-L", message: "Another text is cut.")
    let elsewhere = Self.result("card-L", file: "cards-2")
    #expect(try decoded([Self.result("card-L"), other, other, Self.result("card-M"), elsewhere]) == 4)
  }

  /// What is not written as it reads is decoded, and so is a line that begins otherwise.
  @Test func namesThatAreEscapedAreDecoded() throws {
    let names = ["card", "a \"card\"", "back\\slash", "tab\t", "großes", "猫"]
    #expect(try decoded(names.map { Self.result($0) }) == 6)
    let new = ["card-L", "card-M"].map { name in
      Self.result(name, .new(actual: "cards/greeting/\(name).png", isRecorded: false))
    }
    #expect(try decoded(new) == 2)
  }

  /// A name that contains the text between two names.
  @Test func aNameIsNotTakenForTwo() throws {
    let results = [Self.result("x"), Self.result("x"), Self.result("y", file: "cards\",\"configuration\":\"x")]
    #expect(try decoded(results) == 2)
  }
}

/// Files are read in parts, and lines may be longer than one.
@Suite struct FileLinesTests {
  private let bench: Workbench

  init() throws { bench = try Workbench() }

  private func lines(_ text: String) throws -> [String] {
    try bench.write(text, to: bench.folder.appendingPathComponent("lines"))
    let lines = try #require(try ContainedFiles(bench.folder).lines("lines"))
    var found: [String] = []
    while let line = try lines.next() { found.append(String(decoding: line, as: UTF8.self)) }
    return found
  }

  @Test func linesAreThoseThatEnd() throws {
    #expect(try lines("") == [])
    #expect(try lines("cut") == [])
    #expect(try lines("one\n\ntwo\r\ncut") == ["one", "", "two\r"])
  }

  @Test(arguments: [65_535, 65_536, 65_537, 200_000]) func linesMayBeLong(_ length: Int) throws {
    let long = String(repeating: "x", count: length)
    #expect(try lines("a\n\(long)\n\(long)\nb\n") == ["a", long, long, "b"])
    #expect(try lines("\(long)") == [])
  }

  @Test func whatIsNotThereHasNone() throws {
    #expect(try ContainedFiles(bench.folder).lines("none") == nil)
  }
}
