public import Foundation

/// Bins of dates.
///
/// Differs from Swift Charts: for bins that are found from data a unit of time is taken that makes at most as many as
/// are desired, as Apple's rule is not published, and a date outside of all bins counts as one of the nearest.
public struct DateBins: RandomAccessCollection, Equatable, Sendable {
  /// The bounds of the bins, one more than there are bins.
  public let thresholds: [Date]

  /// Bins between dates.
  public init(thresholds: [Date]) { self.thresholds = thresholds }

  /// Bins of a length that cover a range.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let ends = [range.lowerBound, range.upperBound].map(\.timeIntervalSinceReferenceDate)
    let steps = BinSteps(ends[0], ends[1], size: timeInterval)
    thresholds = steps.thresholds.map { Date(timeIntervalSinceReferenceDate: $0) }
  }

  /// Bins of a number of units that cover a range, from the beginning of the unit that its first date is in.
  public init(unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current) {
    let start = calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
    var dates = [start]
    while let last = dates.last, last < range.upperBound || dates.count < 2, dates.count <= BinSteps.most,
      let next = calendar.date(byAdding: unit, value: Swift.max(1, count) * dates.count, to: start), next > last
    { dates.append(next) }
    thresholds = dates
  }

  /// About as many bins as are desired for a range.
  public init(range: ClosedRange<Date>, desiredCount: Int, calendar: Calendar = .current) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let unit = Self.units.first { $0.seconds * Double(Swift.max(1, desiredCount)) >= length } ?? Self.longest
    self.init(unit: unit.component, by: unit.count, range: range, calendar: calendar)
  }

  /// About as many bins as are desired for data; none without data.
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .current) {
    guard let first = data.min(), let last = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: first...last, desiredCount: desiredCount ?? 10, calendar: calendar)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(thresholds[position], thresholds[position + 1], isClosed: position == endIndex - 1)
  }

  /// The number of the bin that a date is in.
  public func index(for value: Date) -> Int { binIndex(of: value, in: thresholds) }

  /// A number of units of time, with its length.
  private struct Unit {
    let component: Calendar.Component
    let count: Int
    let seconds: Double
    init(_ component: Calendar.Component, _ count: Int, _ seconds: Double) {
      (self.component, self.count, self.seconds) = (component, count, seconds)
    }
  }

  private static let day = 86_400.0
  private static let longest = Unit(.year, 100, 36_525 * day)
  private static let units = [
    Unit(.second, 1, 1), Unit(.second, 15, 15), Unit(.minute, 1, 60), Unit(.minute, 15, 900), Unit(.hour, 1, 3600),
    Unit(.hour, 6, 21_600), Unit(.day, 1, day), Unit(.weekOfYear, 1, 7 * day), Unit(.month, 1, 31 * day),
    Unit(.month, 3, 92 * day), Unit(.year, 1, 366 * day), Unit(.year, 5, 1827 * day), Unit(.year, 10, 3653 * day),
  ]
}
