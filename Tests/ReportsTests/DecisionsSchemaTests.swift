import Foundation
import Raster
import Snapshots
import Testing

/// `Snapshots/decisions.schema.json`, tested with an independent validator on decisions as written by reviews.
@Suite struct DecisionsSchemaTests {
  private static let schema = Checker.fixtures.appendingPathComponent("../../../Snapshots/decisions.schema.json")
    .standardizedFileURL.path

  private func line() throws -> Data {
    let (old, new) = (Hash128(hashing: Data("old".utf8)), Hash128(hashing: Data("new".utf8)))
    let decisions = Decisions([
      .init(case: "cards/greeting/card-L@2x", .accept, expected: old, actual: new),
      .init(case: "Tests/__Snapshots__/A/b/view-L@2x", .reject, expected: nil, actual: new, note: "Too \"long\"."),
    ])
    return try JSONEncoder().encode(decisions) + Data("\n".utf8)
  }

  @Test func whatIsDecidedIsWhatTheSchemaSays() throws {
    _ = try Checker.check("results", line(), [Self.schema])
  }

  @Test(arguments: [
    ("\"schemaVersion\":1", "\"schemaVersion\":2"), ("\"reject\"", "\"skip\""), ("\"actual\":\"", "\"actual\":\"x"),
    ("\"expected\":\"", "\"expected\":\"x"), ("\"case\":", "\"path\":"), ("\"decisions\":", "\"cases\":"),
    ("\"note\":\"Too \\\"long\\\".\"", "\"note\":1"),
  ])
  func whatIsNoDecisionIsRefused(right: String, wrong: String) throws {
    let text = String(decoding: try line(), as: UTF8.self)
    #expect(text.contains(right))
    let answer = try Checker.run("results", Data(text.replacing(right, with: wrong).utf8), [Self.schema])
    #expect(answer.status == 1, "\(answer)")
  }
}
