public import CoreLocation
public import Foundation

/// When a notification is delivered: never.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  open var repeats: Bool { false }
}

/// After some time. Stored.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval
  private let isRepeating: Bool

  public init(timeInterval: TimeInterval, repeats: Bool) {
    (self.timeInterval, isRepeating) = (timeInterval, repeats)
    super.init()
  }

  open override var repeats: Bool { isRepeating }
  open func nextTriggerDate() -> Date? { nil }
}

/// At a date. Stored.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents
  private let isRepeating: Bool

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    (self.dateComponents, isRepeating) = (dateComponents, repeats)
    super.init()
  }

  open override var repeats: Bool { isRepeating }
  open func nextTriggerDate() -> Date? { nil }
}

/// At a place. Stored.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let region: CLRegion
  private let isRepeating: Bool

  public init(region: CLRegion, repeats: Bool) {
    (self.region, isRepeating) = (region, repeats)
    super.init()
  }

  open override var repeats: Bool { isRepeating }
}

/// A notification of a server. None comes.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
