@_exported public import Foundation

/// Who acts, with its raw values.
public enum INInteractionDirection: Int, Sendable {
  case unspecified = 0
  case outgoing = 1
  case incoming = 2
}

/// How far an action has come, with its raw values.
public enum INIntentHandlingStatus: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case deferredToApplication = 5
  case userConfirmationRequired = 6
}

/// A person. Stored.
open class INPerson: NSObject, @unchecked Sendable {
  public let personHandle: INPersonHandle?
  public let nameComponents: PersonNameComponents?
  public let displayName: String
  public let image: INImage?
  public let contactIdentifier: String?
  public let customIdentifier: String?
  open var isMe: Bool { false }

  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false,
    suggestionType: INPersonSuggestionType = .none
  ) {
    (self.personHandle, self.nameComponents, self.image) = (personHandle, nameComponents, image)
    self.displayName = displayName ?? personHandle.value ?? ""
    (self.contactIdentifier, self.customIdentifier) = (contactIdentifier, customIdentifier)
    super.init()
  }
}

/// The kinds of suggestions of a person, with their raw values.
public enum INPersonSuggestionType: Int, Sendable {
  case none = 0
  case socialProfile = 1
  case instantMessageAddress = 2
}

/// The address of a person. Stored.
open class INPersonHandle: NSObject, @unchecked Sendable {
  public let value: String?
  public let type: INPersonHandleType

  public init(value: String?, type: INPersonHandleType) {
    (self.value, self.type) = (value, type)
    super.init()
  }
}

/// The kinds of addresses, with their raw values.
public enum INPersonHandleType: Int, Sendable {
  case unknown = 0
  case emailAddress = 1
  case phoneNumber = 2
}

/// A text that can be said. Stored.
open class INSpeakableString: NSObject, @unchecked Sendable {
  public let spokenPhrase: String
  public let vocabularyIdentifier: String?

  public init(spokenPhrase: String) {
    (self.spokenPhrase, vocabularyIdentifier) = (spokenPhrase, nil)
    super.init()
  }

  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    (self.spokenPhrase, self.vocabularyIdentifier) = (spokenPhrase, vocabularyIdentifier)
    super.init()
  }
}

/// A picture for the system. Stored.
open class INImage: NSObject, @unchecked Sendable {
  public convenience init(named name: String) { self.init() }
  public convenience init(imageData: Data) { self.init() }
  public convenience init?(url: URL) { self.init() }
  public convenience init?(url: URL, width: Double, height: Double) { self.init() }
  open class func systemImageNamed(_ systemImageName: String) -> Self { make() }

  private class func make() -> Self { self.init() }

  public required override init() {
    super.init()
  }
}

/// A message that a person sends. Stored.
open class INSendMessageIntent: INIntent {
  public let recipients: [INPerson]?
  public let content: String?
  public let speakableGroupName: INSpeakableString?
  public let conversationIdentifier: String?
  public let serviceName: String?
  public let sender: INPerson?

  public init(
    recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType = .unknown, content: String?,
    speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?,
    attachments: [INSendMessageAttachment]? = nil
  ) {
    (self.recipients, self.content, self.speakableGroupName) = (recipients, content, speakableGroupName)
    (self.conversationIdentifier, self.serviceName) = (conversationIdentifier, serviceName)
    self.sender = sender
    super.init()
  }

  public convenience init(
    recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?,
    serviceName: String?, sender: INPerson?
  ) {
    self.init(
      recipients: recipients, outgoingMessageType: .unknown, content: content, speakableGroupName: speakableGroupName,
      conversationIdentifier: conversationIdentifier, serviceName: serviceName, sender: sender)
  }

  public convenience override init() {
    self.init(
      recipients: nil, content: nil, speakableGroupName: nil, conversationIdentifier: nil, serviceName: nil, sender: nil
    )
  }

  /// Does nothing: the system shows nothing.
  open func setImage<Value>(_ image: INImage?, forParameterNamed parameterName: KeyPath<INSendMessageIntent, Value>) {}
}

/// The kinds of messages, with their raw values.
public enum INOutgoingMessageType: Int, Sendable {
  case unknown = 0
  case outgoingMessageText = 1
  case outgoingMessageAudio = 2
}

/// Something that is sent with a message. Stored.
open class INSendMessageAttachment: NSObject {}

/// A call that a person starts. Stored.
open class INStartCallIntent: INIntent {
  public let contacts: [INPerson]?
  public let callCapability: INCallCapability
  public let destinationType: INCallDestinationType

  public init(
    callRecordFilter: NSObject? = nil, callRecordToCallBack: NSObject? = nil, audioRoute: INCallAudioRoute = .unknown,
    destinationType: INCallDestinationType = .normal, contacts: [INPerson]?,
    callCapability: INCallCapability = .unknown
  ) {
    (self.contacts, self.callCapability, self.destinationType) = (contacts, callCapability, destinationType)
    super.init()
  }
}

/// A call that a person starts, before iOS 13. Stored.
open class INStartAudioCallIntent: INIntent {
  open var contacts: [INPerson]? { nil }
}

/// A call with pictures that a person starts, before iOS 13. Stored.
open class INStartVideoCallIntent: INIntent {
  open var contacts: [INPerson]? { nil }
}

/// The kinds of calls, with their raw values.
public enum INCallCapability: Int, Sendable {
  case unknown = 0
  case audioCall = 1
  case videoCall = 2
}

/// Where a call goes, with its raw values.
public enum INCallDestinationType: Int, Sendable {
  case unknown = 0
  case normal = 1
  case emergency = 2
  case voicemail = 3
  case redial = 4
  case callBack = 5
}

/// Where a call is heard, with its raw values.
public enum INCallAudioRoute: Int, Sendable {
  case unknown = 0
  case speakerphoneAudioRoute = 1
  case bluetoothAudioRoute = 2
}

/// The preferences of Siri: nobody is asked.
open class INPreferences: NSObject {
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }
  /// Answers that it was denied: nobody is asked.
  open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
    handler(.denied)
  }
  open class func siriLanguageCode() -> String { "en-US" }
}

/// Whether an app may use Siri, with its raw values.
public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}
