public import Foundation

/// The dates at which a timeline view is shown again.
public protocol TimelineSchedule {
  /// The dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The least time between updates.
  typealias Mode = TimelineScheduleMode

  /// The dates from a start on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The rate at which a timeline is shown again.
public enum TimelineScheduleMode: Sendable {
  /// As often as scheduled, or seldom.
  case normal, lowFrequency
}

/// Content that depends on the time: that of the case, 28 August 2023, 9:41 in Greenwich, which is also the date of UIKit's
/// pickers.
///
/// Nothing is shown again: the schedule is not asked.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// The values that the content is made from.
  public typealias Context = TimelineViewContext

  private let schedule: Schedule
  private let content: (Context) -> Content

  /// Content at the schedule's first date.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    (self.schedule, self.content) = (schedule, content)
  }

  public var body: some View { content(Context(date: StillTime.now, cadence: .live)) }
}

/// The values that a timeline's content is made with.
public struct TimelineViewContext: Sendable {
  /// The rate at which the content is made.
  public enum Cadence: Comparable, Sendable {
    /// At every frame, every second, every minute.
    case live, seconds, minutes
  }

  /// The date of the content.
  public let date: Date
  /// The rate at which the content is made.
  public let cadence: Cadence

  /// Has no effect: nothing is made again.
  public func invalidateTimelineContent() {}
}

/// The time that a still picture shows.
enum StillTime {
  /// 28 August 2023, 9:41 GMT.
  static let now = Date(timeIntervalSince1970: 1_693_215_660)

  /// The part of an interval that has passed, or is left.
  static func fraction(of interval: ClosedRange<Date>, countsDown: Bool) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    guard length > 0 else { return countsDown ? 0 : 1 }
    let passed = min(max(now.timeIntervalSince(interval.lowerBound) / length, 0), 1)
    return countsDown ? 1 - passed : passed
  }
}

/// Dates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// From a date on, with a distance in seconds.
  public init(from startDate: Date, by interval: TimeInterval) { (start, self.interval) = (startDate, interval) }

  public func entries(from startDate: Date, mode: Mode) -> [Date] { [max(start, startDate)] }
}

/// Every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// At the beginning of each minute.
  public init() {}
  public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

/// Given dates.
public struct ExplicitTimelineSchedule<Dates: Sequence>: TimelineSchedule where Dates.Element == Date {
  private let dates: Dates

  /// At given dates.
  public init(_ dates: Dates) { self.dates = dates }

  public func entries(from startDate: Date, mode: Mode) -> Dates { dates }
}

/// As often as something moves.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// As often as the screen is drawn.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
  public func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate] }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// From a date on, with a distance in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// At the beginning of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as the screen is drawn.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// As often as the screen is drawn, or with a least distance in seconds.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// At given dates.
  public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
