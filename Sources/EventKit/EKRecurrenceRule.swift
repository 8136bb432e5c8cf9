// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// A repetition of an event. Stored.
open class EKRecurrenceRule: NSObject, @unchecked Sendable {
  public let frequency: EKRecurrenceFrequency
  public let interval: Int
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  public let daysOfTheMonth: [NSNumber]?
  public let monthsOfTheYear: [NSNumber]?
  public let weeksOfTheYear: [NSNumber]?
  public let daysOfTheYear: [NSNumber]?
  public let setPositions: [NSNumber]?
  open var recurrenceEnd: EKRecurrenceEnd?

  public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    self.init(
      recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil,
      weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
  }

  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
    daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?,
    daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    (frequency, self.interval, daysOfTheWeek, recurrenceEnd) = (type, interval, days, end)
    (daysOfTheMonth, monthsOfTheYear, self.weeksOfTheYear) = (monthDays, months, weeksOfTheYear)
    (self.daysOfTheYear, self.setPositions) = (daysOfTheYear, setPositions)
    super.init()
  }

  open var calendarIdentifier: String { "gregorian" }
  open var firstDayOfTheWeek: Int { 0 }
}

/// How often an event is repeated, with its raw values.
public enum EKRecurrenceFrequency: Int, Sendable {
  case daily = 0
  case weekly = 1
  case monthly = 2
  case yearly = 3
}

/// A day of the week, with its raw values.
public enum EKWeekday: Int, Sendable {
  case sunday = 1
  case monday = 2
  case tuesday = 3
  case wednesday = 4
  case thursday = 5
  case friday = 6
  case saturday = 7
}

/// A day of the week on which an event is repeated. Stored.
open class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {
  public let dayOfTheWeek: EKWeekday
  public let weekNumber: Int

  public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int = 0) {
    (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
    super.init()
  }
}

/// The end of repetitions. Stored.
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
  public let endDate: Date?
  public let occurrenceCount: Int

  public init(end endDate: Date) {
    (self.endDate, occurrenceCount) = (endDate, 0)
    super.init()
  }

  public init(occurrenceCount: Int) {
    (endDate, self.occurrenceCount) = (nil, occurrenceCount)
    super.init()
  }
}
