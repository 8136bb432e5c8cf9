import Testing

@testable import Exceptions

@Suite struct ExceptionTermsTests {
  private static let last = CalendarDay("2026-12-31")

  private func exception(_ what: String, reason: String? = nil, until: String? = nil, at place: String)
    -> PlacedException
  {
    PlacedException(
      what, terms: ExceptionTerms(reason: reason, until: until.flatMap(CalendarDay.init), issue: nil), at: place)
  }

  /// "Until" includes the day itself.
  @Test(arguments: [("2026-12-30", false), ("2026-12-31", false), ("2027-01-01", true)])
  func anExceptionHoldsThroughItsLastDay(today: String, isOver: Bool) throws {
    #expect(ExceptionTerms(until: Self.last).isOver(on: try #require(CalendarDay(today))) == isOver)
  }

  @Test func withoutADayItIsNeverOver() throws {
    #expect(
      !ExceptionTerms(reason: "a", issue: "https://example.org/7").isOver(on: try #require(CalendarDay("9999-12-31"))))
  }

  @Test func ownTermsComeFirst() {
    let (own, other) = (
      ExceptionTerms(reason: "a", until: nil), ExceptionTerms(reason: "b", until: Self.last, issue: "c")
    )
    #expect(own.completed(by: other) == ExceptionTerms(reason: "a", until: Self.last, issue: "c"))
  }

  @Test func whatIsOverIsNamedWithItsPlace() throws {
    let today = try #require(CalendarDay("2027-01-01"))
    let exceptions = [
      exception("the mask of 'clock'", reason: "It ticks.", until: "2026-12-31", at: "a.yaml:4:24"),
      exception("the tolerance", until: "2027-01-01", at: "a.yaml:4:16"),
      exception("the tolerance", until: "2026-01-01", at: "b.yaml:2:2"),
    ]
    #expect(
      ExpiredExceptions(exceptions, on: today)?.description
        == "a.yaml:4:24: the mask of 'clock' ended with 2026-12-31 (It ticks.). Remove it, or give it a later 'until'. "
        + "b.yaml:2:2: the tolerance ended with 2026-01-01. Remove it, or give it a later 'until'.")
    #expect(ExpiredExceptions(Array(exceptions[1...1]), on: today) == nil)
  }

  @Test func missingReasonsAreNotedOnce() {
    let open = exception("the mask of 'clock'", at: "a.yaml:4:24")
    let reasoned = exception("the tolerance", reason: "a", at: "a.yaml:4:16")
    #expect([reasoned].noteOnReasons == nil)
    #expect(
      [reasoned, open, open].noteOnReasons
        == "a.yaml:4:24: the mask of 'clock' has no reason. Add 'reason', and 'until' or 'issue' if it can end.")
    #expect(
      [open, exception("the tolerance", at: "b")].noteOnReasons
        == "a.yaml:4:24: the mask of 'clock' and 1 more have no reason. Add 'reason', and 'until' or 'issue' if it can end."
    )
  }

  @Test(arguments: [
    ("https://example.org/issues/7", true), ("http://a", true), ("https://", false), ("https:///a", false),
    ("https://a b", false), ("example.org/7", false), ("#7", false), ("ftp://a", false), ("", false),
  ])
  func anIssueIsAnAddress(text: String, isOne: Bool) { #expect(ExceptionTerms.isAddress(text) == isOne) }
}
