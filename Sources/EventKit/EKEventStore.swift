// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import UIKit

/// Calendars and reminders: they may not be used, and each request ends with `EKError.eventStoreNotAuthorized`.
open class EKEventStore: NSObject, @unchecked Sendable {
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .notDetermined }

  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open var eventStoreIdentifier: String { "" }
  open var sources: [EKSource] { [] }
  /// Answers no: nobody is asked.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  /// Answers no: nobody is asked.
  open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  /// Answers no: nobody is asked.
  open func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  /// Answers no: nobody is asked.
  open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }
  open func requestFullAccessToEvents() async throws -> Bool { false }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  /// A predicate that is true of nothing.
  open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// A predicate that is true of nothing.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// Does nothing: there is no list of calendars.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {}
  /// Does nothing: there is no list of calendars.
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {}
  @discardableResult open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
  ) -> Any {
    completion(nil)
    return NSObject()
  }
  /// Throws `EKError.eventStoreNotAuthorized`, as every change of the store does.
  open func save(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
  open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
  open func remove(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }
  open func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
}

/// The kind of data that an app asks for, with its raw values.
public enum EKEntityType: UInt, Sendable {
  case event = 0
  case reminder = 1
}

/// Whether an app may use calendars, with its raw values.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case fullAccess = 3
  case writeOnly = 4

  public static let authorized = EKAuthorizationStatus.fullAccess
}

/// The events that a change applies to, with its raw values.
public enum EKSpan: Int, Sendable {
  case thisEvent = 0
  case futureEvents = 1
}

/// A calendar. Stored.
open class EKCalendar: NSObject {
  open var title = ""
  open var cgColor: CGColor! = UIColor.systemBlue.cgColor
  open var calendarIdentifier: String { "" }
  open var allowsContentModifications: Bool { false }
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var source: EKSource!
  open var isSubscribed: Bool { false }
  open var isImmutable: Bool { true }
  open var type: EKCalendarType { .local }

  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) {
    self.init()
  }
}

/// An account of calendars.
open class EKSource: NSObject {
  open var title: String { "" }
}

/// An item of a calendar. Stored.
open class EKCalendarItem: NSObject {
  open var recurrenceRules: [EKRecurrenceRule]?
  open var hasRecurrenceRules: Bool { !(recurrenceRules ?? []).isEmpty }
  open var hasAttendees: Bool { false }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
  open var title: String! = ""
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var calendar: EKCalendar!
  open var alarms: [EKAlarm]?
  open var calendarItemIdentifier: String { "" }
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
}

/// An event. Stored.
open class EKEvent: EKCalendarItem {
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  open var eventIdentifier: String! { nil }
  open var structuredLocation: EKStructuredLocation?
  open var availability = EKEventAvailability.notSupported
  open var isDetached: Bool { false }
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
  }

  public convenience init(eventStore: EKEventStore) {
    self.init()
  }
}

/// A reminder. Stored.
open class EKReminder: EKCalendarItem {
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  open var isCompleted = false
  open var completionDate: Date?
  open var priority = 0

  public convenience init(eventStore: EKEventStore) {
    self.init()
  }
}

/// An alarm. Stored.
open class EKAlarm: NSObject {
  open var relativeOffset: TimeInterval = 0
  open var absoluteDate: Date?

  public convenience init(relativeOffset offset: TimeInterval) {
    self.init()
    relativeOffset = offset
  }

  public convenience init(absoluteDate date: Date) {
    self.init()
    absoluteDate = date
  }
}

extension NSNotification.Name {
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

/// A repetition of an event. Stored.
open class EKRecurrenceRule: NSObject, @unchecked Sendable {
  public let frequency: EKRecurrenceFrequency
  public let interval: Int
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
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
    super.init()
  }
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

/// A place with a name. Stored.
open class EKStructuredLocation: NSObject {
  open var title: String?
  open var radius: Double = 0

  public convenience init(title: String) {
    self.init()
    self.title = title
  }
}

/// Whether a time is free, with its raw values.
public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1
  case busy = 0
  case free = 1
  case tentative = 2
  case unavailable = 3
}

/// The kinds of calendars, with their raw values.
public enum EKCalendarType: Int, Sendable {
  case local = 0
  case calDAV = 1
  case exchange = 2
  case subscription = 3
  case birthday = 4
}
