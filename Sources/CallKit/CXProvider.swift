// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Foundation

/// Calls: there are none.
open class CXCallObserver: NSObject {
  open var calls: [CXCall] { [] }
  open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}

/// The delegate of calls. It is never called.
public protocol CXCallObserverDelegate: NSObjectProtocol {
  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

/// A call.
open class CXCall: NSObject {
  /// Zeros.
  open var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  open var isOutgoing: Bool { false }
  open var isOnHold: Bool { false }
  open var hasConnected: Bool { false }
  open var hasEnded: Bool { true }
}

/// A reporter of calls: each report ends with `CXErrorCodeIncomingCallError`'s code 0.
open class CXProvider: NSObject {
  open var configuration: CXProviderConfiguration

  public init(configuration: CXProviderConfiguration) {
    self.configuration = configuration
    super.init()
  }

  open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {}
  open func reportNewIncomingCall(
    with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void
  ) { completion(NSError(domain: "com.apple.CallKit.error.incomingcall", code: 0)) }
  open func invalidate() {}
}

/// The delegate of reported calls. It is never called.
public protocol CXProviderDelegate: NSObjectProtocol {
  func providerDidReset(_ provider: CXProvider)
}

/// The way in which calls are shown. Stored.
open class CXProviderConfiguration: NSObject {
  open var localizedName: String?
  open var supportsVideo = false
  open var maximumCallGroups = 2
  open var maximumCallsPerCallGroup = 5
  open var iconTemplateImageData: Data?

  public override init() {
    super.init()
  }

  public convenience init(localizedName: String) {
    self.init()
    self.localizedName = localizedName
  }
}

/// The facts about a call. Stored.
open class CXCallUpdate: NSObject {
  open var remoteHandle: CXHandle?
  open var localizedCallerName: String?
  open var hasVideo = false
}

/// The address of a person who is called. Stored.
open class CXHandle: NSObject {
  public let type: HandleType
  public let value: String

  public init(type: HandleType, value: String) {
    (self.type, self.value) = (type, value)
    super.init()
  }

  /// The kind of address that reaches somebody, with its raw values.
  public enum HandleType: Int, Sendable {
    case generic = 1
    case phoneNumber = 2
    case emailAddress = 3
  }
}
