// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

public import Foundation

/// The domain of such errors.
public let EKErrorDomain = "EKErrorDomain"

/// An error of EventKit.
public struct EKError: _BridgedStoredNSError, Sendable {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { EKErrorDomain }

  /// The reasons for which events and reminders cannot be saved, with the framework's raw values.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The error that has such codes.
    public typealias _ErrorType = EKError

    case eventNotMutable = 0
    case noCalendar = 1
    case noStartDate = 2
    case noEndDate = 3
    case datesInverted = 4
    case internalFailure = 5
    case calendarReadOnly = 6
    case durationGreaterThanRecurrence = 7
    case alarmGreaterThanRecurrence = 8
    case startDateTooFarInFuture = 9
    case startDateCollidesWithOtherOccurrence = 10
    case objectBelongsToDifferentStore = 11
    case invitesCannotBeMoved = 12
    case invalidSpan = 13
    case calendarHasNoSource = 14
    case calendarSourceCannotBeModified = 15
    case calendarIsImmutable = 16
    case sourceDoesNotAllowCalendarAddDelete = 17
    case recurringReminderRequiresDueDate = 18
    case structuredLocationsNotSupported = 19
    case reminderLocationsNotSupported = 20
    case alarmProximityNotSupported = 21
    case calendarDoesNotAllowEvents = 22
    case calendarDoesNotAllowReminders = 23
    case sourceDoesNotAllowReminders = 24
    case sourceDoesNotAllowEvents = 25
    case priorityIsInvalid = 26
    case invalidEntityType = 27
    case procedureAlarmsNotMutable = 28
    case eventStoreNotAuthorized = 29
    case osNotSupported = 30
  }

  public static var eventNotMutable: Code { .eventNotMutable }
  public static var noCalendar: Code { .noCalendar }
  public static var noStartDate: Code { .noStartDate }
  public static var noEndDate: Code { .noEndDate }
  public static var datesInverted: Code { .datesInverted }
  public static var internalFailure: Code { .internalFailure }
  public static var calendarReadOnly: Code { .calendarReadOnly }
  public static var durationGreaterThanRecurrence: Code { .durationGreaterThanRecurrence }
  public static var alarmGreaterThanRecurrence: Code { .alarmGreaterThanRecurrence }
  public static var startDateTooFarInFuture: Code { .startDateTooFarInFuture }
  public static var startDateCollidesWithOtherOccurrence: Code { .startDateCollidesWithOtherOccurrence }
  public static var objectBelongsToDifferentStore: Code { .objectBelongsToDifferentStore }
  public static var invitesCannotBeMoved: Code { .invitesCannotBeMoved }
  public static var invalidSpan: Code { .invalidSpan }
  public static var calendarHasNoSource: Code { .calendarHasNoSource }
  public static var calendarSourceCannotBeModified: Code { .calendarSourceCannotBeModified }
  public static var calendarIsImmutable: Code { .calendarIsImmutable }
  public static var sourceDoesNotAllowCalendarAddDelete: Code { .sourceDoesNotAllowCalendarAddDelete }
  public static var recurringReminderRequiresDueDate: Code { .recurringReminderRequiresDueDate }
  public static var structuredLocationsNotSupported: Code { .structuredLocationsNotSupported }
  public static var reminderLocationsNotSupported: Code { .reminderLocationsNotSupported }
  public static var alarmProximityNotSupported: Code { .alarmProximityNotSupported }
  public static var calendarDoesNotAllowEvents: Code { .calendarDoesNotAllowEvents }
  public static var calendarDoesNotAllowReminders: Code { .calendarDoesNotAllowReminders }
  public static var sourceDoesNotAllowReminders: Code { .sourceDoesNotAllowReminders }
  public static var sourceDoesNotAllowEvents: Code { .sourceDoesNotAllowEvents }
  public static var priorityIsInvalid: Code { .priorityIsInvalid }
  public static var invalidEntityType: Code { .invalidEntityType }
  public static var procedureAlarmsNotMutable: Code { .procedureAlarmsNotMutable }
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
  public static var osNotSupported: Code { .osNotSupported }
}
