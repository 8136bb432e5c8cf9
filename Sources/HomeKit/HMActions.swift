// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Actions that are done together. None are there.
open class HMActionSet: NSObject, @unchecked Sendable {
  open var name: String { "" }
  open var uniqueIdentifier: UUID { .none }
  open var actionSetType: String { HMActionSetTypeUserDefined }
  open var actions: Set<HMAction> { [] }
  open var isExecuting: Bool { false }
  open var lastExecutionDate: Date? { nil }
  /// Ends with an error.
  open func updateName(_ name: String, completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(HMError.noHome)
  }
  open func updateName(_ name: String) async throws { throw HMError.noHome }
  /// Ends with an error.
  open func addAction(_ action: HMAction, completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(HMError.noHome)
  }
  open func addAction(_ action: HMAction) async throws { throw HMError.noHome }
  /// Ends with an error.
  open func removeAction(_ action: HMAction, completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(HMError.noHome)
  }
  open func removeAction(_ action: HMAction) async throws { throw HMError.noHome }
}

// The kinds of actions that are done together. Differs from HomeKit: their values are their names.
public let HMActionSetTypeWakeUp = "HMActionSetTypeWakeUp"
public let HMActionSetTypeSleep = "HMActionSetTypeSleep"
public let HMActionSetTypeHomeDeparture = "HMActionSetTypeHomeDeparture"
public let HMActionSetTypeHomeArrival = "HMActionSetTypeHomeArrival"
public let HMActionSetTypeUserDefined = "HMActionSetTypeUserDefined"
public let HMActionSetTypeTriggerOwned = "HMActionSetTypeTriggerOwned"

/// Something that is done.
open class HMAction: NSObject, @unchecked Sendable {
  open var uniqueIdentifier: UUID { .none }
}

/// A value that is written. It is kept, and not written.
open class HMCharacteristicWriteAction<TargetValueType: NSCopying>: HMAction, @unchecked Sendable {
  open private(set) var characteristic: HMCharacteristic
  open private(set) var targetValue: TargetValueType

  public init(characteristic: HMCharacteristic, targetValue: TargetValueType) {
    (self.characteristic, self.targetValue) = (characteristic, targetValue)
  }

  /// Ends with an error.
  open func updateTargetValue(
    _ targetValue: TargetValueType, completionHandler completion: @escaping ((any Error)?) -> Void
  ) { completion(HMError.noHome) }
}

/// What makes actions happen: nothing does.
open class HMTrigger: NSObject, @unchecked Sendable {
  open private(set) var name: String
  open var uniqueIdentifier: UUID { .none }
  open var isEnabled: Bool { false }
  open var actionSets: [HMActionSet] { [] }
  open var lastFireDate: Date? { nil }

  init(named name: String) { self.name = name }

  /// Ends with an error.
  open func updateName(_ name: String, completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(HMError.noHome)
  }
  /// Ends with an error.
  open func addActionSet(_ actionSet: HMActionSet, completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(HMError.noHome)
  }
  open func addActionSet(_ actionSet: HMActionSet) async throws { throw HMError.noHome }
  /// Ends with an error.
  open func removeActionSet(
    _ actionSet: HMActionSet, completionHandler completion: @escaping ((any Error)?) -> Void
  ) { completion(HMError.noHome) }
  /// Ends with an error.
  open func enable(_ enable: Bool, completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(HMError.noHome)
  }
  open func enable(_ enable: Bool) async throws { throw HMError.noHome }
}

/// A time at which actions happen.
open class HMTimerTrigger: HMTrigger, @unchecked Sendable {
  open private(set) var fireDate: Date
  open private(set) var timeZone: TimeZone?
  open private(set) var recurrence: DateComponents?
  open private(set) var recurrenceCalendar: Calendar?

  public init(name: String, fireDate: Date, recurrence: DateComponents?) {
    (self.fireDate, self.recurrence) = (fireDate, recurrence)
    super.init(named: name)
  }

  public convenience init(
    name: String, fireDate: Date, timeZone: TimeZone?, recurrence: DateComponents?, recurrenceCalendar: Calendar?
  ) {
    self.init(name: name, fireDate: fireDate, recurrence: recurrence)
    (self.timeZone, self.recurrenceCalendar) = (timeZone, recurrenceCalendar)
  }
}

/// Events at which actions happen.
open class HMEventTrigger: HMTrigger, @unchecked Sendable {
  open private(set) var events: [HMEvent]
  open private(set) var endEvents: [HMEvent]
  open private(set) var recurrences: [DateComponents]?
  open private(set) var predicate: NSPredicate?

  public init(
    name: String, events: [HMEvent], end endEvents: [HMEvent]? = nil, recurrences: [DateComponents]? = nil,
    predicate: NSPredicate?
  ) {
    (self.events, self.endEvents) = (events, endEvents ?? [])
    (self.recurrences, self.predicate) = (recurrences, predicate)
    super.init(named: name)
  }
}

/// Something that happens in a home.
open class HMEvent: NSObject, @unchecked Sendable {
  open var uniqueIdentifier: UUID { .none }
}

/// A value that changes.
open class HMCharacteristicEvent<TriggerValueType: NSCopying>: HMEvent, @unchecked Sendable {
  open private(set) var characteristic: HMCharacteristic
  open private(set) var triggerValue: TriggerValueType?

  public init(characteristic: HMCharacteristic, triggerValue: TriggerValueType?) {
    (self.characteristic, self.triggerValue) = (characteristic, triggerValue)
  }
}

/// A time of the day.
open class HMCalendarEvent: HMEvent, @unchecked Sendable {
  open private(set) var fireDateComponents: DateComponents

  public init(fire fireDateComponents: DateComponents) { self.fireDateComponents = fireDateComponents }
}

/// A rise or a set of the sun.
open class HMSignificantTimeEvent: HMEvent, @unchecked Sendable {
  open private(set) var significantEvent: HMSignificantEvent
  open private(set) var offset: DateComponents?

  public init(significantEvent: HMSignificantEvent, offset: DateComponents?) {
    (self.significantEvent, self.offset) = (significantEvent, offset)
  }
}

/// A rise or a set of the sun, by its name.
public struct HMSignificantEvent: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let sunrise = HMSignificantEvent(rawValue: "sunrise")
  public static let sunset = HMSignificantEvent(rawValue: "sunset")
}
