import Foundation
import Testing

@testable import Snapshots

/// The approvals in comments of pull requests.
@Suite struct ApprovalFileTests {
  private func read(_ text: String) throws(DecisionError) -> ApprovalFile {
    try ApprovalFile(Data(text.utf8), path: "comment.txt")
  }

  @Test(arguments: [
    ("/galley accept", []), ("/galley accept\r\n\r\nThank you!", []), ("/galley accept all", []),
    ("/galley accept 3", [3]), ("/galley accept 1, 3", [1, 3]), ("/galley accept #2 4\nLooks right.", [2, 4]),
  ])
  func theFirstLineNamesCauses(text: String, causes: [Int]) throws {
    #expect(try read(text) == (causes.isEmpty ? .all : .causes(causes)))
  }

  @Test func decisionsMayFollow() throws {
    let decisions = #"{"schemaVersion": 1, "decisions": []}"#
    for text in [decisions, "/galley accept\n\n```json\n\(decisions)\n```\n", "/galley accept\n\(decisions)"] {
      #expect(try read(text) == .decisions(Decisions([])), "\(text)")
    }
  }

  @Test(arguments: [
    ("/galley accept please", "please"), ("/galley accept 0", "0"), ("/galley accept -1", "-1"),
    ("/galley accepted", "ed"), ("/galley accept 1234567890", "1234567890"), ("/galley accept 1.5", "1.5"),
  ])
  func somethingElseIsRefused(text: String, word: String) {
    #expect(throws: DecisionError.unknownWord(word, path: "comment.txt")) { try read(text) }
    #expect(
      DecisionError.unknownWord(word, path: "comment.txt").description
        == "'comment.txt': '\(word)' is not the number of a cause. Write `/galley accept` for all, or "
        + "`/galley accept 1 3` for some.")
  }

  @Test func numbersAndDecisionsContradictEachOther() {
    #expect(throws: DecisionError.ambiguousComment(path: "comment.txt")) {
      try read("/galley accept 1\n{\"schemaVersion\": 1, \"decisions\": []}")
    }
    #expect(
      DecisionError.ambiguousComment(path: "comment.txt").description
        == "'comment.txt' has both numbers of causes and decisions. Write the numbers, or decisions below `/galley accept`."
    )
  }
}
