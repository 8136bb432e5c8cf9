public import Foundation

/// A formatter of durations: "1:05:09", "2 hours, 5 minutes". In English.
///
/// It stands in place of Foundation's class of the name, which cannot be used on Linux.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The way in which units are written, with Foundation's raw values.
  public enum UnitsStyle: Int, Sendable {
    /// Numbers with colons: "1:05:09".
    case positional = 0
    /// Letters: "1h 5m".
    case abbreviated = 1
    /// Short words: "1 hr, 5 min".
    case short = 2
    /// Words: "1 hour, 5 minutes".
    case full = 3
    /// Words, numbers too. Differs from Foundation: as `full`.
    case spellOut = 4
    /// Shorter words: "1hr 5min".
    case brief = 5
  }

  /// The zeros that are left out, and those that are added before numbers.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// As the style does: leading zeros are left out in positions, all zeros in words.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Zeros before the first other number are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Zeros between other numbers are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Zeros after the last other number are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All zeros are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All numbers have two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The way in which units are written; numbers with colons by default.
  open var unitsStyle = UnitsStyle.positional
  /// The units that are used; those that a duration needs if empty.
  open var allowedUnits: NSCalendar.Unit = []
  /// The zeros that are left out.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The largest number of units; 0 for no limit. Smaller units are left out.
  open var maximumUnitCount = 0
  /// The calendar that counts units.
  open var calendar: Calendar? = Calendar.current
  /// Stored: units are whole numbers.
  open var allowsFractionalUnits = false
  /// Stored.
  open var collapsesLargestUnit = false
  /// Whether the text says that the duration is an estimate.
  open var includesApproximationPhrase = false
  /// Whether the text says that the duration remains.
  open var includesTimeRemainingPhrase = false
  /// Stored.
  open var formattingContext = Formatter.Context.unknown
  /// Stored.
  open var referenceDate: Date?

  /// The text for a number of seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e15 else { return nil }
    let units = DurationUnit.allCases.filter { $0.isUsed(by: allowedUnits) }
    var rest = Int(ti.magnitude.rounded(.down))
    var values: [(DurationUnit, Int)] = []
    for unit in units {
      let count = rest / unit.seconds
      rest -= count * unit.seconds
      values.append((unit, count))
    }
    return text(values, isNegative: ti < 0)
  }

  /// The text for the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// The text for units with their values.
  open func string(from components: DateComponents) -> String? {
    let values: [(DurationUnit, Int)] = DurationUnit.allCases.compactMap { unit in
      guard let value = unit.value(in: components), allowedUnits.isEmpty || unit.isUsed(by: allowedUnits) else {
        return nil
      }
      return (unit, abs(value))
    }
    return text(values, isNegative: false)
  }

  /// The text for units with their values, in a style.
  public class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  private func text(_ all: [(unit: DurationUnit, value: Int)], isNegative: Bool) -> String? {
    var values = withoutZeros(all)
    if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
    guard !values.isEmpty else { return all.last.map { words($0.unit, 0) } }
    var text: String
    if unitsStyle == .positional {
      let isPadded = zeroFormattingBehavior.contains(.pad)
      text = values.enumerated().map { index, pair in
        let digits = String(pair.value)
        return (index > 0 || isPadded) && digits.count < 2 ? "0" + digits : digits
      }.joined(separator: ":")
    } else {
      let separator = unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
      text = values.map { words($0.unit, $0.value) }.joined(separator: separator)
    }
    if isNegative { text = "-" + text }
    if includesApproximationPhrase { text = "About \(text)" }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }

  /// The values without the zeros that the behaviour leaves out; one value at least stays in positions.
  private func withoutZeros(_ all: [(unit: DurationUnit, value: Int)]) -> [(unit: DurationUnit, value: Int)] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) { behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
    guard let first = all.firstIndex(where: { $0.value != 0 }),
      let last = all.lastIndex(where: { $0.value != 0 })
    else { return behavior.contains(.dropLeading) ? Array(all.suffix(1)) : all }
    return all.indices.filter { index in
      if all[index].value != 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
    }.map { all[$0] }
  }

  private func words(_ unit: DurationUnit, _ value: Int) -> String {
    switch unitsStyle {
    case .positional: String(value)
    case .abbreviated: "\(value)\(unit.letter)"
    case .short: "\(value) \(unit.abbreviation(value))"
    case .brief: "\(value)\(unit.abbreviation(value))"
    case .full, .spellOut: "\(value) \(unit.rawValue)\(value == 1 ? "" : "s")"
    }
  }
}

/// A unit of a duration. Months have 30 days and years 365.
private enum DurationUnit: String, CaseIterable {
  case year, month, week, day, hour, minute, second

  var seconds: Int {
    switch self {
    case .year: 365 * 86_400
    case .month: 30 * 86_400
    case .week: 7 * 86_400
    case .day: 86_400
    case .hour: 3600
    case .minute: 60
    case .second: 1
    }
  }

  var letter: String {
    switch self {
    case .month: "mo"
    default: String(rawValue.prefix(1))
    }
  }

  func abbreviation(_ value: Int) -> String {
    let many = value == 1 ? "" : "s"
    return switch self {
    case .year: "yr" + many
    case .month: "mth" + many
    case .week: "wk" + many
    case .day: "day" + many
    case .hour: "hr"
    case .minute: "min"
    case .second: "sec"
    }
  }

  private var calendarUnit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// Whether it is among the units; without any, months and weeks are not used, as their lengths vary.
  func isUsed(by units: NSCalendar.Unit) -> Bool {
    units.isEmpty ? self != .month && self != .week : units.contains(calendarUnit)
  }

  func value(in components: DateComponents) -> Int? {
    switch self {
    case .year: components.year
    case .month: components.month
    case .week: components.weekOfMonth
    case .day: components.day
    case .hour: components.hour
    case .minute: components.minute
    case .second: components.second
    }
  }
}
