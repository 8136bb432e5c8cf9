public import Foundation

/// A person's activity, to be continued elsewhere or found by a search. Stored: the system is not notified.
open class NSUserActivity: NSObject {
  /// What Core Spotlight knows of the activity.
  package var searchAttributes: AnyObject?
  /// The type of the activity, a name in reverse domain order.
  public final let activityType: String
  /// The activity's title.
  open var title: String?
  /// The information that continuing the activity needs.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that a continuation needs.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether `userInfo` is to be updated before the activity is sent.
  open var needsSave = false
  /// The web page for the activity.
  open var webpageURL: URL?
  /// The page that a link came from.
  open var referrerURL: URL?
  /// When the activity expires.
  open var expirationDate: Date?
  /// Words to find the activity by.
  open var keywords: Set<String> = []
  /// Whether the other device can ask for streams.
  open var supportsContinuationStreams = false
  /// The object that updates the activity. A weak reference.
  open weak var delegate: (any NSUserActivityDelegate)?
  /// An identifier of the content that a scene shows.
  open var targetContentIdentifier: String?
  /// An identifier by which the activity can be deleted.
  open var persistentIdentifier: String?
  /// Whether the activity can be continued on another device; `true` by default.
  open var isEligibleForHandoff = true
  /// Whether the activity is found by searches.
  open var isEligibleForSearch = false
  /// Whether the activity is found by everybody's searches.
  open var isEligibleForPublicIndexing = false
  /// Whether the activity is suggested.
  open var isEligibleForPrediction = false
  /// The phrase that is suggested for the activity.
  open var suggestedInvocationPhrase: String?

  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds to `userInfo`, with the new values in place of those that have the same keys.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Does nothing: the system is not notified.
  open func becomeCurrent() {}
  /// Does nothing: the system is not notified.
  open func resignCurrent() {}
  /// Does nothing: the system is not notified.
  open func invalidate() {}
}

/// An object that updates an activity. It is never called automatically; methods have defaults.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Called before the activity is sent, to update it.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Called after the activity was continued on another device.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The type of an activity that shows a web page.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
