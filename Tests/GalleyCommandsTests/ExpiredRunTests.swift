import Foundation
import Testing

/// Exceptions that end, from a file to the exit status; the day is given, so that no clock counts.
@Suite struct ExpiredRunTests {
  private static let file = "Catalogue/cards.yaml"

  private static func catalogue(_ keys: String, text: String = "Noon") -> String {
    """
    matrix: {devices: [{name: card, width: 60, height: 30}], categories: [L]}
    scenes:
      - name: box
        \(keys)
        view: {class: UIView, subviews: [{class: UILabel, name: clock, frame: [5, 5, 40, 20], text: "\(text)"}]}
    """
  }

  private func recorded(_ keys: String) async throws -> Workspace {
    let workspace = try Workspace([Self.file: Self.catalogue(keys)])
    #expect(try await workspace.test("--today", "2026-01-01").status == 1)
    return workspace
  }

  @Test func aMaskHoldsThroughItsLastDayAndIsThenAFailure() async throws {
    let workspace = try await recorded(
      "tolerance: {mask: [{view: clock, reason: It ticks., until: 2026-12-31, issue: \"https://example.org/7\"}]}")
    let last = try await workspace.test("--today", "2026-12-31")
    #expect(last.status == 0 && !last.output.contains("reason"), "\(last)")
    let after = try await workspace.test("--today", "2027-01-01")
    #expect(after.status == 1)
    #expect(
      after.lines.first
        == "failed\tcards/box/card-L: cards.yaml:4:31: the mask of 'clock' ended with 2026-12-31 (It ticks.; https://example.org/7). Remove it, or give it a later 'until'."
    )
  }

  @Test func aToleranceWithoutAReasonIsNoted() async throws {
    let run = try await recorded("tolerance: {channel: 2}").test()
    #expect(run.status == 0)
    #expect(
      run.lines.contains(
        "note\tcards.yaml:4:16: the tolerance has no reason. Add 'reason', and 'until' or 'issue' if it can end."),
      "\(run)")
  }

  @Test func anAllowanceEndsInTheRunThatItIsFor() async throws {
    let workspace = try await recorded(
      "allow: [{finding: small-target, reason: a, until: 2026-06-30}, {finding: truncated-text, reason: b, until: 2026-07-31}]"
    )
    #expect(try await workspace.test("--today", "2026-07-01").status == 0)
    #expect(try await workspace.test("--today", "2026-08-01").status == 1)
    let audit = try await workspace.run("audit", "Catalogue", "--output", "audit", "--today", "2026-07-01")
    #expect(audit.status == 1)
    #expect(
      audit.output.contains("cards.yaml:4:13: the allowance of small-target ended with 2026-06-30 (a)."), "\(audit)")
  }

  @Test func aDayThatIsNoneIsRefused() async throws {
    let run = try await recorded("shows: visible").test("--today", "2026-02-30")
    #expect(run.status == 2 && run.errors.contains("2026-02-30"), "\(run)")
  }

  // MARK: Baselines

  private static let bad = "view: {class: UILabel, name: small, text: Hi, font: {systemFontOfSize: 9}}"

  private func audited() throws -> Workspace {
    try Workspace([
      Self.file: """
      matrix: {devices: [{name: card, width: 100, height: content}], categories: [L, AX1]}
      scenes:
        - name: box
          \(Self.bad)
      """
    ])
  }

  private func audit(_ workspace: Workspace, _ arguments: String...) async throws -> Outcome {
    try await workspace.run(["audit", "Catalogue", "--output", "out"] + arguments)
  }

  @Test func aBaselineEndsAsAWhole() async throws {
    let workspace = try audited()
    let first = try await audit(
      workspace, "--write-baseline", "known.json", "--reason", "A new \"design\" comes.", "--until", "2026-12-31",
      "--issue",
      "https://example.org/7")
    #expect(first.status == 0, "\(first)")
    let text = String(decoding: try workspace.read("known.json"), as: UTF8.self)
    #expect(
      text.hasPrefix(
        "{\n  \"schemaVersion\": 2,\n  \"reason\": \"A new \\\"design\\\" comes.\",\n  \"until\": \"2026-12-31\",\n  \"issue\": \"https://example.org/7\",\n  \"findings\": [\n"
      ), "\(text)")
    let held = try await audit(workspace, "--baseline", "known.json", "--today", "2026-12-31")
    #expect(held.status == 0 && !held.output.contains("has no reason"), "\(held)")
    let over = try await audit(workspace, "--baseline", "known.json", "--today", "2027-01-01")
    #expect(over.status == 1)
    #expect(
      over.lines.contains(
        "error\tknown.json:1:1: the baseline ended with 2026-12-31 (A new \"design\" comes.; https://example.org/7). Remove it, or give it a later 'until'."
      ), "\(over)")
    #expect(over.output.contains("fixed-font (error): small"), "\(over)")
    // Written again, it keeps its terms.
    _ = try await audit(workspace, "--write-baseline", "known.json", "--today", "2027-01-01")
    #expect(try workspace.read("known.json") == Data(text.utf8))
  }

  @Test func aFindingOfABaselineEndsByItself() async throws {
    let workspace = try audited()
    _ = try await audit(workspace, "--write-baseline", "known.json")
    let plain = try await audit(workspace, "--baseline", "known.json")
    #expect(
      plain.lines.contains(
        "note\tknown.json:1:1: the baseline has no reason. Add 'reason', and 'until' or 'issue' if it can end."),
      "\(plain)")
    try workspace.replace(
      "\"rule\":\"fixed-font\"", with: "\"rule\":\"fixed-font\",\"until\":\"2026-12-31\",\"reason\":\"b\"",
      in: "known.json")
    #expect(try await audit(workspace, "--baseline", "known.json", "--today", "2026-12-31").status == 0)
    let over = try await audit(workspace, "--baseline", "known.json", "--today", "2027-01-01")
    #expect(over.status == 1)
    #expect(
      over.output.contains(": the baseline's fixed-font of 'small' in cards/box/card-AX1 ended with 2026-12-31 (b)."),
      "\(over)")
  }

  @Test(arguments: [
    ("\"until\": \"soon\"", "'until' must be a day such as 2026-12-31, not 'soon'."),
    ("\"reason\": 1", "'reason' must be a string, not a number."),
    ("\"issue\": \"#7\"", "'issue' must be the address of an issue, such as https://example.org/issues/7, not '#7'."),
  ])
  func termsOfABaselineAreChecked(member: String, message: String) async throws {
    let workspace = try audited()
    try workspace.write("{\"schemaVersion\": 2, \(member), \"findings\": []}", to: "known.json")
    let run = try await audit(workspace, "--baseline", "known.json")
    #expect(run.status == 2 && run.errors.contains(message), "\(run)")
  }

  @Test func termsNeedABaselineToWrite() async throws {
    let run = try await audit(try audited(), "--reason", "a")
    #expect(run.status == 2 && run.errors.contains("Add --write-baseline FILE."), "\(run)")
  }
}
