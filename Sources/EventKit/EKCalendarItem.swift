// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreLocation
public import MapKit
public import UIKit

/// An object of a store. Nothing changes it but the app.
open class EKObject: NSObject {
  open var hasChanges: Bool { false }
  open var isNew: Bool { true }
  open func reset() {}
  open func rollback() {}
  @discardableResult open func refresh() -> Bool { true }
}

/// A calendar. Stored.
open class EKCalendar: EKObject {
  open var title = ""
  open var cgColor: CGColor! = UIColor.systemBlue.cgColor
  open var calendarIdentifier: String { "" }
  open var allowsContentModifications: Bool { false }
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var source: EKSource!
  open var isSubscribed: Bool { false }
  open var isImmutable: Bool { true }
  open var type: EKCalendarType { .local }
  open var allowedEntityTypes: EKEntityMask { [.event, .reminder] }
  open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { [] }

  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) {
    self.init()
  }
}

/// An account of calendars.
open class EKSource: EKObject {
  open var title: String { "" }
  open var sourceIdentifier: String { "" }
  open var sourceType: EKSourceType { .local }
  open var isDelegate: Bool { false }
  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}

/// The kinds of accounts, with their raw values.
public enum EKSourceType: Int, Sendable {
  case local = 0
  case exchange = 1
  case calDAV = 2
  case mobileMe = 3
  case subscribed = 4
  case birthdays = 5
}

/// Kinds of data.
public struct EKEntityMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let event = EKEntityMask(rawValue: 1)
  public static let reminder = EKEntityMask(rawValue: 2)
}

/// What a calendar can tell of whether a time is free.
public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let busy = EKCalendarEventAvailabilityMask(rawValue: 1)
  public static let free = EKCalendarEventAvailabilityMask(rawValue: 2)
  public static let tentative = EKCalendarEventAvailabilityMask(rawValue: 4)
  public static let unavailable = EKCalendarEventAvailabilityMask(rawValue: 8)
}

/// An item of a calendar. Stored.
open class EKCalendarItem: EKObject {
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
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  open var calendarItemExternalIdentifier: String! { "" }
  open var creationDate: Date? { nil }
  open var lastModifiedDate: Date? { nil }
  open var hasNotes: Bool { notes?.isEmpty == false }
  open var attendees: [EKParticipant]? { nil }
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
  open var status: EKEventStatus { .none }
  open var organizer: EKParticipant? { nil }
  open var occurrenceDate: Date! { startDate }
  open var birthdayContactIdentifier: String? { nil }
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

/// The state of an event, with its raw values.
public enum EKEventStatus: Int, Sendable {
  case none = 0
  case confirmed = 1
  case tentative = 2
  case canceled = 3
}

/// The importance of a reminder, with its raw values.
public enum EKReminderPriority: UInt, Sendable {
  case none = 0
  case high = 1
  case medium = 5
  case low = 9
}

/// A person who takes part in an event.
open class EKParticipant: EKObject {
  open var name: String? { nil }
  open var url: URL { URL(filePath: "/") }
  open var isCurrentUser: Bool { false }
  open var participantStatus: EKParticipantStatus { .unknown }
  open var participantRole: EKParticipantRole { .unknown }
  open var participantType: EKParticipantType { .unknown }
}

/// A person's answer, with its raw values.
public enum EKParticipantStatus: Int, Sendable {
  case unknown = 0
  case pending = 1
  case accepted = 2
  case declined = 3
  case tentative = 4
  case delegated = 5
  case completed = 6
  case inProcess = 7
}

/// A person's part in an event, with its raw values.
public enum EKParticipantRole: Int, Sendable {
  case unknown = 0
  case required = 1
  case optional = 2
  case chair = 3
  case nonParticipant = 4
}

/// Who takes part in an event, with its raw values.
public enum EKParticipantType: Int, Sendable {
  case unknown = 0
  case person = 1
  case room = 2
  case resource = 3
  case group = 4
}

/// An alarm. Stored.
open class EKAlarm: EKObject {
  open var relativeOffset: TimeInterval = 0
  open var absoluteDate: Date?
  open var structuredLocation: EKStructuredLocation?
  open var proximity = EKAlarmProximity.none
  open var type: EKAlarmType { .display }

  public convenience init(relativeOffset offset: TimeInterval) {
    self.init()
    relativeOffset = offset
  }

  public convenience init(absoluteDate date: Date) {
    self.init()
    absoluteDate = date
  }
}

/// Whether an alarm sounds where a person comes or goes, with its raw values.
public enum EKAlarmProximity: Int, Sendable {
  case none = 0
  case enter = 1
  case leave = 2
}

/// What an alarm does, with its raw values.
public enum EKAlarmType: Int, Sendable {
  case display = 0
  case audio = 1
  case procedure = 2
  case email = 3
}

extension NSNotification.Name {
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

/// A place with a name. Stored.
open class EKStructuredLocation: EKObject {
  open var title: String?
  open var geoLocation: CLLocation?
  open var radius: Double = 0

  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  public convenience init(mapItem: MKMapItem) {
    self.init()
    (title, geoLocation) = (mapItem.name, mapItem.placemark.location)
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
