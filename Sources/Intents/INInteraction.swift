@_exported public import Foundation

/// What a person asks for. Stored.
open class INIntent: NSObject {
  open var suggestedInvocationPhrase: String?
  open var identifier: String? { nil }
}

/// An answer to what a person asks for.
open class INIntentResponse: NSObject {
  open var userActivity: NSObject?
}

/// What a person did in an app: it is told nobody.
open class INInteraction: NSObject {
  public let intent: INIntent
  open var identifier = ""
  open var groupIdentifier: String?

  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    super.init()
  }

  open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
}

/// What a person can say.
public enum INShortcut {
  case intent(INIntent)
  case userActivity(NSObject)

  public init?(intent: INIntent) { self = .intent(intent) }
  public init(userActivity: NSObject) { self = .userActivity(userActivity) }
}

/// What a person says: nothing was recorded.
open class INVoiceShortcut: NSObject {
  open var identifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  open var invocationPhrase: String { "" }
}

/// What a person says: nothing.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  public static let shared = INVoiceShortcutCenter()

  open func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
    completion([], nil)
  }
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
