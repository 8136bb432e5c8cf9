public import Foundation

// Galley's own methods, in the app's locale. The source tool calls them where an app calls `formatted()` and
// `formatted(date:time:)`, whose locale is always `en_001` on Linux.

extension FormatStyle {
  /// The style in the app's locale; dates also in the app's time zone.
  ///
  /// This is Galley's own method. The source tool adds it to styles without a locale: `formatted(.number.ofApp())`.
  public func ofApp() -> Self {
    let style = locale(.ofApp)
    if var date = style as? Date.FormatStyle {
      date.timeZone = .ofApp
      return date as? Self ?? style
    }
    if var dates = style as? Date.IntervalFormatStyle {
      dates.timeZone = .ofApp
      return dates as? Self ?? style
    }
    return style
  }
}

extension Date {
  /// The date and the time of day, in the app's locale and time zone.
  public func appFormatted() -> String { appFormatted(date: .numeric, time: .shortened) }

  /// The date and the time of day, in the app's locale and time zone.
  public func appFormatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
    FormatStyle(date: date, time: time, locale: .ofApp, calendar: .ofApp, timeZone: .ofApp).format(self)
  }
}

extension Range where Bound == Date {
  /// The dates and the times of day, in the app's locale and time zone.
  public func appFormatted() -> String { appFormatted(date: .numeric, time: .shortened) }

  /// The dates and the times of day, in the app's locale and time zone.
  public func appFormatted(date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle) -> String
  {
    Date.IntervalFormatStyle(date: date, time: time, locale: .ofApp, calendar: .ofApp, timeZone: .ofApp).format(self)
  }
}

extension BinaryInteger {
  /// The number, in the app's locale.
  public func appFormatted() -> String { IntegerFormatStyle<Self>(locale: .ofApp).format(self) }
}

extension BinaryFloatingPoint {
  /// The number, in the app's locale.
  public func appFormatted() -> String { FloatingPointFormatStyle<Self>(locale: .ofApp).format(self) }
}

extension Decimal {
  /// The number, in the app's locale.
  public func appFormatted() -> String { FormatStyle(locale: .ofApp).format(self) }
}

extension Sequence where Element == String {
  /// The texts, joined as in the app's language.
  public func appFormatted() -> String { formatted(.list(type: .and).ofApp()) }
}

extension Duration {
  /// Hours, minutes and seconds, in the app's locale.
  public func appFormatted() -> String { formatted(TimeFormatStyle(pattern: .hourMinuteSecond, locale: .ofApp)) }
}

extension PersonNameComponents {
  /// The name.
  public func appFormatted() -> String { formatted() }
}

extension URL {
  /// The address.
  public func appFormatted() -> String { formatted() }
}
