import Foundation
import Testing

@testable import Exceptions

@Suite struct CalendarDayTests {
  @Test(arguments: ["2026-12-31", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])
  func aDayIsReadAndWrittenAlike(text: String) throws {
    let day = try #require(CalendarDay(text))
    #expect(day.description == text)
    #expect(try JSONDecoder().decode([CalendarDay].self, from: JSONEncoder().encode([day])) == [day])
  }

  /// Days that the Gregorian calendar does not have, other formats of ISO 8601, and other digits.
  @Test(arguments: [
    "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-01", "2026-04-31", "2026-12-00", "0000-01-01", "2026-1-1",
    "20261231",
    "2026-12-31T00:00", " 2026-12-31", "2026/12/31", "31-12-2026", "+026-12-31", "２０２６-12-31", "",
  ])
  func anythingElseIsNone(text: String) { #expect(CalendarDay(text) == nil) }

  /// Times of POSIX, whose days have 86,400 seconds: `date -u -d @1709251199` and so on.
  @Test(arguments: [
    (0.0, "1970-01-01"), (86_399.9, "1970-01-01"), (86_400, "1970-01-02"), (-0.5, "1969-12-31"),
    (951_782_400, "2000-02-29"), (1_709_251_199, "2024-02-29"), (1_709_251_200, "2024-03-01"),
    (1_798_761_599, "2026-12-31"), (1_798_761_600, "2027-01-01"), (4_107_542_400, "2100-03-01"),
    (-62_135_596_800, "0001-01-01"), (253_402_300_799, "9999-12-31"), (1e18, "9999-12-31"), (-1e18, "0001-01-01"),
  ])
  func aTimeIsOnADayOfUTC(seconds: Double, day: String) {
    #expect(CalendarDay(secondsSince1970: seconds).description == day)
  }

  @Test func daysAreInTheOrderOfTime() {
    let days = ["2025-12-31", "2026-01-01", "2026-01-02", "2026-02-01", "2027-01-01"].compactMap { CalendarDay($0) }
    #expect(days.count == 5 && days.sorted() == days && days.reversed().sorted() == days)
  }
}
