import Foundation

/// Dates in words, in a language, a calendar and a time zone.
@MainActor
struct DateWords {
  let locale: Locale
  let calendar: Calendar
  let timeZone: TimeZone

  /// The Gregorian calendar in a language, with that language's first day of the week, unless another is given.
  init(locale: Locale, calendar: Calendar?, timeZone: TimeZone) {
    var words = calendar ?? Calendar(identifier: .gregorian)
    words.locale = locale
    words.timeZone = timeZone
    (self.locale, self.calendar, self.timeZone) = (locale, words, timeZone)
  }

  /// The date in the middle length, as `Aug 28, 2023`.
  func date(_ date: Date) -> String {
    formatter("date") { ($0.dateStyle, $0.timeStyle) = (.medium, .none) }.string(from: date)
  }

  /// The time in the short length, as `9:41 AM`, with a space as wide as others: a picture of iOS 17 has that, where Unicode's
  /// data have a narrow one.
  func time(_ date: Date) -> String {
    let text = formatter("time") { ($0.dateStyle, $0.timeStyle) = (.none, .short) }.string(from: date)
    return String(text.map { $0 == "\u{202F}" ? "\u{A0}" : $0 })
  }

  /// The parts of a date that a pattern of Unicode's names, such as `yMMMM`, in the language's order.
  func text(_ date: Date, _ template: String) -> String {
    formatter(template) { $0.setLocalizedDateFormatFromTemplate(template) }.string(from: date)
  }

  /// The order in which a language names the parts of a date.
  func pattern(_ template: String) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
  }

  /// Whether hours are counted from 1 to 12.
  var hasHalfDays: Bool { pattern("j").contains("a") }

  /// The months' names.
  var months: [String] {
    formatter("months") { _ in }.standaloneMonthSymbols
  }

  /// The shortest names of the days of the week, in capitals, from the language's first day on.
  var weekdays: [String] {
    let names: [String] = formatter("weekdays") { _ in }.shortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return names.indices.map { names[($0 + first) % names.count].uppercased(with: locale) }
  }

  // MARK: Formatters

  private static var formatters: [String: DateFormatter] = [:]
  private static let limit = 64

  private func formatter(_ kind: String, _ prepare: (DateFormatter) -> Void) -> DateFormatter {
    let key = [kind, locale.identifier, "\(calendar.identifier)", timeZone.identifier].joined(separator: "|")
    if let known = Self.formatters[key] { return known }
    let formatter = DateFormatter()
    (formatter.locale, formatter.calendar, formatter.timeZone) = (locale, calendar, timeZone)
    prepare(formatter)
    if Self.formatters.count >= Self.limit { Self.formatters.removeAll() }
    Self.formatters[key] = formatter
    return formatter
  }
}
