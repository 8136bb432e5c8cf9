import Exceptions
import ImageComparison
import Testing

@testable import Scenes

/// The terms of tolerances, masks and known findings.
@Suite struct ExceptionSceneTests {
  /// A scene whose keys are on line 4, from column 5.
  private func file(_ keys: String) -> String {
    """
    matrix: {devices: [{name: card, width: 100, height: content}], categories: [L]}
    scenes:
      - name: one
        \(keys)
        view: {class: UILabel, name: clock, text: Noon}
    """
  }

  private func tests(_ keys: String) throws -> [PlacedException] { try read(file(keys)).definition().exceptionsOfTests }

  private func terms(_ reason: String?, _ until: String? = nil, _ issue: String? = nil) -> ExceptionTerms {
    ExceptionTerms(reason: reason, until: until.flatMap { CalendarDay($0) }, issue: issue)
  }

  @Test func aToleranceHasTerms() throws {
    #expect(
      try tests("tolerance: {channel: 2, reason: Drivers., until: 2026-12-31, issue: \"https://example.org/7\"}") == [
        PlacedException(
          "the tolerance", terms: terms("Drivers.", "2026-12-31", "https://example.org/7"), at: "a.yaml:4:16")
      ])
  }

  @Test func eachMaskMayHaveItsOwn() throws {
    let found = try tests(
      "tolerance: {mask: [sun, {view: clock, reason: It ticks., until: 2027-01-01}], until: 2026-12-31}")
    #expect(
      found == [
        PlacedException("the mask of 'sun'", terms: terms(nil, "2026-12-31"), at: "a.yaml:4:24"),
        PlacedException("the mask of 'clock'", terms: terms("It ticks.", "2027-01-01"), at: "a.yaml:4:36"),
      ])
    #expect(try read(file("tolerance: {mask: [{view: clock}]}")).definition().tolerance.mask == ["clock"])
  }

  @Test func knownFindingsHaveThem() throws {
    let keys =
      "allow: [{finding: broken-word, view: clock, reason: a, until: 2026-12-31}, {finding: fixed-font, reason: b, issue: \"http://e/1\"}]"
    #expect(
      try tests(keys) == [
        PlacedException(
          "the allowance of broken-word of 'clock'", terms: terms("a", "2026-12-31"), at: "a.yaml:4:13")
      ])
    #expect(
      try read(file(keys)).definition().exceptionsOfAudits.map(\.terms)
        == [terms("a", "2026-12-31"), terms("b", nil, "http://e/1")])
  }

  @Test func formsWithoutTermsAreRead() throws {
    let found = try tests("tolerance: {channel: 2, mask: [clock]}")
    #expect(found.map(\.terms) == [.none, .none])
    #expect(found.noteOnReasons?.hasPrefix("a.yaml:4:16: the tolerance and 1 more have no reason.") == true)
  }

  @Test(arguments: [
    ("tolerance: {channel: 2, until: 2026-02-30}", "36: 'until' takes a day such as 2026-12-31, not '2026-02-30'."),
    ("tolerance: {channel: 2, until: soon}", "36: 'until' takes a day such as 2026-12-31, not 'soon'."),
    (
      "tolerance: {channel: 2, issue: \"#7\"}",
      "36: 'issue' takes the address of an issue, such as https://example.org/issues/7, not '#7'."
    ),
    ("tolerance: {channel: 2, reason: \"\"}", "37: 'reason' takes why it is excepted, not ''."),
    (
      "tolerance: {reason: None.}",
      "16: 'tolerance' takes exact, or at least one of channel, pixelsInWindow, precision, perceptualPrecision, mask, not a mapping."
    ),
    ("tolerance: {mask: [{reason: a}]}", "24: a mask needs 'view'."),
    ("tolerance: {mask: [{view: a, unti: 2026-12-31}]}", "34: a mask has no 'unti'. Did you mean 'until'?"),
    (
      "allow: [{finding: broken-word, reason: a, until: 31.12.}]",
      "54: 'until' takes a day such as 2026-12-31, not '31.12.'."
    ),
  ])
  func aMistakeHasItsPlace(keys: String, message: String) throws {
    #expect(try firstError(file(keys)) == "a.yaml:4:\(message)")
  }
}
