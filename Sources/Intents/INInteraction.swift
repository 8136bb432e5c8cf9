@_exported public import Foundation
public import UIKit

/// A person's request. Stored.
open class INIntent: NSObject {
  open var suggestedInvocationPhrase: String?
  open var identifier: String? { nil }
}

/// The response to a person's request.
open class INIntentResponse: NSObject {
  open var userActivity: NSObject?
}

/// A person's action in an app: nobody is told.
open class INInteraction: NSObject {
  public let intent: INIntent
  open var identifier = ""
  open var groupIdentifier: String?
  open var direction = INInteractionDirection.unspecified
  open var dateInterval: DateInterval?
  open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
  open var intentResponse: INIntentResponse?

  public init(intent: INIntent, response: INIntentResponse?) {
    (self.intent, intentResponse) = (intent, response)
    super.init()
  }

  /// Calls the handler: nothing is kept.
  open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
  /// Calls the handler: nothing was kept.
  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
}

extension NSUserActivity {
  /// `nil`: no action led to the activity.
  public var interaction: INInteraction? { nil }
}

/// A phrase that a person can say.
public enum INShortcut {
  case intent(INIntent)
  case userActivity(NSObject)

  public init?(intent: INIntent) { self = .intent(intent) }
  public init(userActivity: NSObject) { self = .userActivity(userActivity) }
}

/// A person's phrase: nothing was recorded.
open class INVoiceShortcut: NSObject {
  open var identifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  open var invocationPhrase: String { "" }
}

/// The person's phrases: there are none.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  public static let shared = INVoiceShortcutCenter()

  open func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
    completion([], nil)
  }
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
