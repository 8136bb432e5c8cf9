public import Foundation

/// A formatter for how far a date is from another: "in 2 days", "3 hours ago". In English.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether a day away has a name.
  public enum DateTimeStyle: Int, Sendable {
    /// Numbers alone: "1 day ago".
    case numeric = 0
    /// Names where there are any: "yesterday".
    case named = 1
  }
  /// The way in which units are written.
  public enum UnitsStyle: Int, Sendable {
    /// Whole words.
    case full = 0
    /// Numbers in words as well. Differs from Foundation: as `full`.
    case spellOut = 1
    /// Short words: "2 hr. ago".
    case short = 2
    /// Short words.
    case abbreviated = 3
  }

  /// Whether a day away has a name; not by default.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The way in which units are written; whole words by default.
  open var unitsStyle = UnitsStyle.full
  /// The calendar that counts months and years.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = Calendar.current
  /// Stored: texts are in English.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var locale: Locale! = Locale(identifier: "en")
  /// Stored: texts are for the middle of a sentence.
  open var formattingContext = Formatter.Context.unknown

  /// The text for a date, seen from another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let components = calendar.dateComponents(
      [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate, to: date)
    return localizedString(from: components)
  }

  /// The text for a number of seconds: negative in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    // Any moment does: only the distance counts.
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: start.addingTimeInterval(timeInterval), relativeTo: start)
  }

  /// The text for the largest unit of a distance that is not zero.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let units: [(value: Int?, unit: RelativeUnit)] = [
      (dateComponents.year, .year), (dateComponents.month, .month), (dateComponents.weekOfMonth, .week),
      (dateComponents.day, .day), (dateComponents.hour, .hour), (dateComponents.minute, .minute),
    ]
    for (value, unit) in units {
      if let value, value != 0 { return text(value, unit) }
    }
    return text(dateComponents.second ?? 0, .second)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).map { localizedString(from: $0) }
  }

  private func text(_ value: Int, _ unit: RelativeUnit) -> String {
    if dateTimeStyle == .named, let name = unit.name(of: value) { return name }
    let count = value.magnitude
    let word = unitsStyle == .full || unitsStyle == .spellOut ? unit.word(count) : unit.abbreviation(count)
    return value < 0 ? "\(count) \(word) ago" : "in \(count) \(word)"
  }
}

/// A unit of a distance in time, in the words of CLDR's English.
private enum RelativeUnit: String {
  case year, month, week, day, hour, minute, second

  func word(_ count: UInt) -> String { count == 1 ? rawValue : rawValue + "s" }

  func abbreviation(_ count: UInt) -> String {
    switch self {
    case .year: "yr."
    case .month: "mo."
    case .week: "wk."
    case .day: word(count)
    case .hour: "hr."
    case .minute: "min."
    case .second: "sec."
    }
  }

  func name(of value: Int) -> String? {
    switch (self, value) {
    case (.second, 0): "now"
    case (.day, -1): "yesterday"
    case (.day, 1): "tomorrow"
    case (.day, 0): "today"
    case (.year, -1), (.month, -1), (.week, -1): "last \(rawValue)"
    case (.year, 1), (.month, 1), (.week, 1): "next \(rawValue)"
    default: nil
    }
  }
}

/// A formatter of lists: "one, two, and three". In English.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The formatter of the list's elements; without one, strings are used as they are.
  open var itemFormatter: Formatter?
  /// Stored: texts are in English.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var locale: Locale! = Locale(identifier: "en")

  /// The text for a list of strings.
  public class func localizedString(byJoining strings: [String]) -> String {
    switch strings.count {
    case 0: ""
    case 1: strings[0]
    case 2: "\(strings[0]) and \(strings[1])"
    default: strings.dropLast().joined(separator: ", ") + ", and " + strings[strings.count - 1]
    }
  }

  /// The text for a list of elements; `nil` if one has no text.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let text = itemFormatter?.string(for: item) ?? item as? String else { return nil }
      texts.append(text)
    }
    return ListFormatter.localizedString(byJoining: texts)
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
