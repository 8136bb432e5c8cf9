// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import AVFoundation
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

/// A reporter of calls: each report ends with `CXErrorCodeIncomingCallError.unknown`.
open class CXProvider: NSObject {
  open var configuration: CXProviderConfiguration

  public init(configuration: CXProviderConfiguration) {
    self.configuration = configuration
    super.init()
  }

  open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {}
  open func reportNewIncomingCall(
    with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void
  ) { completion(CXErrorCodeIncomingCallError(.unknown)) }
  /// Throws `CXErrorCodeIncomingCallError.unknown`.
  open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws {
    throw CXErrorCodeIncomingCallError(.unknown)
  }
  open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
  open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {}
  open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}
  open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}
  open var pendingTransactions: [CXTransaction] { [] }
  open func pendingCallActions(of callActionClass: AnyClass, withCall callUUID: UUID) -> [CXCallAction] { [] }
  open func invalidate() {}
}

/// The delegate of reported calls. It is never called.
public protocol CXProviderDelegate: NSObjectProtocol {
  func providerDidReset(_ provider: CXProvider)
  func providerDidBegin(_ provider: CXProvider)
  func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
  func provider(_ provider: CXProvider, perform action: CXStartCallAction)
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
  func provider(_ provider: CXProvider, perform action: CXEndCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)
  func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
  func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
  func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
  func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
}

extension CXProviderDelegate {
  public func providerDidBegin(_ provider: CXProvider) {}
  public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }
  public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) {}
  public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
  public func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {}
  public func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {}
}

/// The way in which calls are shown. Stored.
open class CXProviderConfiguration: NSObject {
  open var localizedName: String?
  open var supportsVideo = false
  open var maximumCallGroups = 2
  open var maximumCallsPerCallGroup = 5
  open var iconTemplateImageData: Data?
  open var ringtoneSound: String?
  open var includesCallsInRecents = true
  open var supportedHandleTypes: Set<CXHandle.HandleType> = []

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
  open var supportsHolding = true
  open var supportsGrouping = true
  open var supportsUngrouping = true
  open var supportsDTMF = true
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
