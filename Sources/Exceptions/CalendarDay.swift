/// A day of the Gregorian calendar, without a time zone: `2026-12-31`.
package struct CalendarDay: Hashable, Comparable, Sendable {
  package let year: Int
  package let month: Int
  package let day: Int

  private static let years = 1...9999

  /// Nil for a day that the calendar does not have.
  package init?(year: Int, month: Int, day: Int) {
    guard Self.years.contains(year), 1...12 ~= month, 1...Self.days(in: month, of: year) ~= day else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Reads a calendar date of ISO 8601 in its extended format, `YYYY-MM-DD`, and nothing else.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], parts.allSatisfy({ $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }) else {
      return nil
    }
    let numbers = parts.compactMap { Int($0) }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// The day of a time of POSIX in UTC; the first or last day of the calendar for times outside of it.
  package init(secondsSince1970 seconds: Double) {
    let days = (seconds / 86_400).rounded(.down)
    let offset = Self.daysBefore1970 + Int(min(max(days, -1e7), 1e7))
    var (year, left) = (Self.years.lowerBound, max(0, offset))
    while left >= Self.days(of: year), year < Self.years.upperBound {
      left -= Self.days(of: year)
      year += 1
    }
    var (month, day) = (1, min(left, Self.days(of: year) - 1))
    while day >= Self.days(in: month, of: year) {
      day -= Self.days(in: month, of: year)
      month += 1
    }
    (self.year, self.month, self.day) = (year, month, day + 1)
  }

  /// The days of the years 1 to 1969.
  private static let daysBefore1970 = (1..<1970).reduce(0) { $0 + days(of: $1) }

  private static func days(of year: Int) -> Int { (1...12).reduce(0) { $0 + days(in: $1, of: year) } }

  /// A year is a leap year if it is divisible by 4, except for centuries that are not divisible by 400.
  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  package static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// The form of a day, as a regular expression of JSON Schema.
  package static let pattern = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"

  /// The expected form of a text, in words.
  package static let expected = "a day such as 2026-12-31"
}

extension CalendarDay: CustomStringConvertible {
  package var description: String { [(year, 4), (month, 2), (day, 2)].map(Self.padded).joined(separator: "-") }

  private static func padded(_ number: Int, _ length: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: length - digits.utf8.count) + digits
  }
}

extension CalendarDay: Codable {
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let text = try value.decode(String.self)
    guard let day = CalendarDay(text) else {
      throw DecodingError.dataCorruptedError(in: value, debugDescription: "'\(text)' is not \(Self.expected)")
    }
    self = day
  }

  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(description)
  }
}
