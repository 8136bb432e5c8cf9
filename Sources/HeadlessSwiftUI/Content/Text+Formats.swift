public import Foundation
public import HeadlessUIKit

extension Text {
  /// A value in a format, in the environment's language; dates in its calendar and time zone.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    nonisolated(unsafe) let (input, format) = (input, format)
    self.init(
      storage: .formatted(FormattedValue { environment in format.adapted(to: environment).format(input) }))
  }

  /// The text of a key with where it is found. Literals are keys.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(storage: .formatted(FormattedValue { _ in String(localized: resource) }))
  }

  /// A date in a style. Times that pass are counted from the time of the case.
  public init(_ date: Date, style: DateStyle) {
    self.init(storage: .formatted(FormattedValue { style.text(of: date, in: $0) }))
  }

  /// Two dates, or two times of a day.
  public init(_ dates: ClosedRange<Date>) {
    self.init(
      storage: .formatted(
        FormattedValue { environment in
          let isOneDay = environment.calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
          let style = isOneDay ? DateStyle.time : .date
          return
            "\(style.text(of: dates.lowerBound, in: environment)) – \(style.text(of: dates.upperBound, in: environment))"
        }))
  }

  /// Two dates, or two times of a day.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// The time that is left of an interval, or that has passed of it, at the time of the case.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let now = min(max(pauseTime ?? StillTime.now, timerInterval.lowerBound), timerInterval.upperBound)
    let seconds =
      countsDown ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)
    self.init(verbatim: DateStyle.clock(seconds, showsHours: showsHours))
  }

  /// The way in which a date is shown.
  public struct DateStyle: Hashable, Sendable {
    fileprivate enum Kind: Hashable {
      case time, date, relative, offset, timer
    }

    fileprivate let kind: Kind

    /// Hours and minutes: 11:23 PM.
    public static let time = DateStyle(kind: .time)
    /// A day: June 3, 2019.
    public static let date = DateStyle(kind: .date)
    /// The time from now: 2 hours, 23 minutes.
    public static let relative = DateStyle(kind: .relative)
    /// The time from now with its sign: +2 hours.
    public static let offset = DateStyle(kind: .offset)
    /// The time from now as a clock shows it: 36:59:01.
    public static let timer = DateStyle(kind: .timer)
  }
}

extension FormatStyle {
  /// The format in an environment's language; of dates in its calendar and time zone, too.
  fileprivate func adapted(to environment: EnvironmentValues) -> Self {
    if var date = self as? Date.FormatStyle {
      date.timeZone = environment.timeZone
      date.calendar = environment.calendar
      return date.locale(environment.locale) as? Self ?? self
    }
    return locale(environment.locale)
  }
}

extension Text.DateStyle {
  fileprivate func text(of date: Date, in environment: EnvironmentValues) -> String {
    let seconds = date.timeIntervalSince(StillTime.now)
    switch kind {
    case .time: return Self.format(date, .omitted, .shortened, environment)
    case .date: return Self.format(date, .long, .omitted, environment)
    case .relative: return Self.units(abs(seconds), 2)
    case .offset: return (seconds < 0 ? "-" : "+") + Self.units(abs(seconds), 1)
    case .timer: return Self.clock(abs(seconds), showsHours: true)
    }
  }

  private static func format(
    _ date: Date, _ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle,
    _ environment: EnvironmentValues
  ) -> String {
    date.formatted(
      Date.FormatStyle(
        date: day, time: time, locale: environment.locale, calendar: environment.calendar,
        timeZone: environment.timeZone))
  }

  /// The largest units of a duration, in English: Foundation's formats of durations are not on all systems.
  private static func units(_ seconds: TimeInterval, _ count: Int) -> String {
    guard seconds.isFinite, seconds < 1e12 else { return "" }
    var rest = Int(seconds)
    var parts: [String] = []
    let names = [(31_536_000, "year"), (2_592_000, "month"), (86_400, "day"), (3_600, "hour"), (60, "min"), (1, "sec")]
    for (length, name) in names {
      let number = rest / length
      rest %= length
      if number == 0, parts.isEmpty, length > 1 { continue }
      if number == 0, !parts.isEmpty { break }
      let isAbbreviated = name == "min" || name == "sec"
      parts.append("\(number) \(name)\(number == 1 || isAbbreviated ? "" : "s")")
      if parts.count == count { break }
    }
    return parts.joined(separator: ", ")
  }

  /// Hours, minutes and seconds as a clock shows them.
  static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
    guard seconds.isFinite, seconds < 1e12 else { return "" }
    let whole = Int(max(0, seconds))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes, rest) = (whole / 3_600, whole / 60 % 60, two(whole % 60))
    if hours > 0, showsHours { return "\(hours):\(two(minutes)):\(rest)" }
    return "\(whole / 60):\(rest)"
  }
}
