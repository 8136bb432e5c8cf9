public import Foundation

// Notifications from before iOS 10. They are stored: none is shown.

/// A notification at a time.
@preconcurrency @MainActor
open class UILocalNotification: NSObject {
  /// When it is shown.
  open var fireDate: Date?
  /// The time zone of that date.
  open var timeZone: TimeZone?
  /// The interval at which it is shown again.
  open var repeatInterval: NSCalendar.Unit = []
  /// The text.
  open var alertBody: String?
  /// Whether there is an action.
  open var hasAction = true
  /// The title of the action.
  open var alertAction: String?
  /// The title.
  open var alertTitle: String?
  /// The name of the sound.
  open var soundName: String?
  /// The number at the app's icon.
  open var applicationIconBadgeNumber = 0
  /// Values of the app's own.
  open var userInfo: [AnyHashable: Any]?
  /// The identifier of its actions.
  open var category: String?

  /// Creates a notification without a text.
  public override init() {
    super.init()
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the sound of notifications from before iOS 10.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

/// The kinds of notification from before iOS 10, with UIKit's raw values.
public struct UIUserNotificationType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A number at the app's icon.
  public static let badge = UIUserNotificationType(rawValue: 1)
  /// A sound.
  public static let sound = UIUserNotificationType(rawValue: 2)
  /// A text.
  public static let alert = UIUserNotificationType(rawValue: 4)
}

/// The permission for notifications from before iOS 10.
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
  /// The kinds of notification.
  public final let types: UIUserNotificationType
  /// The groups of actions.
  public final let categories: Set<UIUserNotificationCategory>?

  /// Creates settings of some kinds.
  public init(types typesForSettings: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    (types, self.categories) = (typesForSettings, categories)
    super.init()
  }

  /// Settings of nothing.
  public override convenience init() {
    self.init(types: [], categories: nil)
  }
}

/// A group of actions of notifications from before iOS 10.
@preconcurrency @MainActor
open class UIUserNotificationCategory: NSObject {
  /// The identifier.
  open var identifier: String?
}
