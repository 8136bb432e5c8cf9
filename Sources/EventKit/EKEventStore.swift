// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import UIKit

/// Calendars and reminders: they may not be used, and each request ends with `EKError.eventStoreNotAuthorized`.
open class EKEventStore: NSObject, @unchecked Sendable {
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .notDetermined }

  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open var eventStoreIdentifier: String { "" }
  open var sources: [EKSource] { [] }
  open var delegateSources: [EKSource] { [] }

  public override init() { super.init() }
  public init(sources: [EKSource]) { super.init() }

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
  open func requestFullAccessToReminders() async throws -> Bool { false }
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
  open func source(withIdentifier identifier: String) -> EKSource? { nil }
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] { [] }
  /// Calls nothing: there are no events.
  open func enumerateEvents(
    matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func cancelFetchRequest(_ fetchIdentifier: Any) {}
  open func commit() throws {}
  open func reset() {}
  open func refreshSourcesIfNecessary() {}
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
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
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
