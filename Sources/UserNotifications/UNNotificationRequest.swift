// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A notification that is asked for.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?

  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    super.init()
  }
}

/// A notification that was delivered: none was.
open class UNNotification: NSObject, @unchecked Sendable {
  public let request: UNNotificationRequest
  public let date: Date

  init(request: UNNotificationRequest, date: Date) {
    (self.request, self.date) = (request, date)
    super.init()
  }
}

/// A person's answer: there is none.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  public let notification: UNNotification
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
    super.init()
  }
}

/// The answer to a notification in words. None is given.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  open var userText: String { "" }
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The content of a notification. Stored.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  open fileprivate(set) var title = ""
  open fileprivate(set) var subtitle = ""
  open fileprivate(set) var body = ""
  open fileprivate(set) var badge: NSNumber?
  open fileprivate(set) var sound: UNNotificationSound?
  open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  open fileprivate(set) var categoryIdentifier = ""
  open fileprivate(set) var threadIdentifier = ""
  open fileprivate(set) var attachments: [UNNotificationAttachment] = []
  open fileprivate(set) var launchImageName = ""
  open fileprivate(set) var summaryArgument = ""
  open fileprivate(set) var summaryArgumentCount = 0
  open fileprivate(set) var targetContentIdentifier: String?
  open fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
  open fileprivate(set) var relevanceScore = 0.0
  open fileprivate(set) var filterCriteria: String?

  open func copy(with zone: NSZone? = nil) -> Any { copied(to: UNNotificationContent()) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(to: UNMutableNotificationContent()) }
  /// The content itself: no message is known.
  open func updating(from provider: any UNNotificationContentProviding) throws -> UNNotificationContent { self }

  private func copied(to other: UNNotificationContent) -> UNNotificationContent {
    (other.title, other.subtitle, other.body, other.badge) = (title, subtitle, body, badge)
    (other.sound, other.userInfo, other.attachments) = (sound, userInfo, attachments)
    (other.categoryIdentifier, other.threadIdentifier) = (categoryIdentifier, threadIdentifier)
    (other.launchImageName, other.targetContentIdentifier) = (launchImageName, targetContentIdentifier)
    (other.summaryArgument, other.summaryArgumentCount) = (summaryArgument, summaryArgumentCount)
    (other.interruptionLevel, other.relevanceScore) = (interruptionLevel, relevanceScore)
    other.filterCriteria = filterCriteria
    return other
  }
}

/// What says more about a notification's content.
public protocol UNNotificationContentProviding: NSObjectProtocol {}

/// The content of a future notification. Stored.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  open override var attachments: [UNNotificationAttachment] {
    get { super.attachments }
    set { super.attachments = newValue }
  }
  open override var launchImageName: String {
    get { super.launchImageName }
    set { super.launchImageName = newValue }
  }
  open override var summaryArgument: String {
    get { super.summaryArgument }
    set { super.summaryArgument = newValue }
  }
  open override var summaryArgumentCount: Int {
    get { super.summaryArgumentCount }
    set { super.summaryArgumentCount = newValue }
  }
  open override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
  open override var relevanceScore: Double {
    get { super.relevanceScore }
    set { super.relevanceScore = newValue }
  }
  open override var filterCriteria: String? {
    get { super.filterCriteria }
    set { super.filterCriteria = newValue }
  }
}

/// The urgency of a notification, with its raw values.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive = 0
  case active = 1
  case timeSensitive = 2
  case critical = 3
}

/// A sound. It does not sound.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  public static let `default` = UNNotificationSound()
  public class var defaultCritical: UNNotificationSound { UNNotificationSound() }
  public class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { UNNotificationSound() }
  public class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound()
  }

  public override init() {
    super.init()
  }

  public convenience init(named name: UNNotificationSoundName) {
    self.init()
  }
}

/// A sound's name.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A file that a notification shows.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  public let identifier: String
  public let url: URL

  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    (self.identifier, url) = (identifier, URL)
    super.init()
  }
}
