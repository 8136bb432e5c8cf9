public import Foundation

/// Asks for changes of calls: each request ends with an error.
open class CXCallController: NSObject {
  public let callObserver = CXCallObserver()

  public override init() { super.init() }
  public init(queue: DispatchQueue) { super.init() }

  /// Ends with `CXErrorCodeRequestTransactionError.unknownCallProvider`.
  open func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) {
    completion(CXErrorCodeRequestTransactionError(.unknownCallProvider))
  }
  /// Throws `CXErrorCodeRequestTransactionError.unknownCallProvider`.
  open func request(_ transaction: CXTransaction) async throws {
    throw CXErrorCodeRequestTransactionError(.unknownCallProvider)
  }
  /// Ends with `CXErrorCodeRequestTransactionError.unknownCallProvider`.
  open func requestTransaction(with action: CXAction, completion: @escaping ((any Error)?) -> Void) {
    request(CXTransaction(action: action), completion: completion)
  }
  /// Ends with `CXErrorCodeRequestTransactionError.unknownCallProvider`.
  open func requestTransaction(with actions: [CXAction], completion: @escaping ((any Error)?) -> Void) {
    request(CXTransaction(actions: actions), completion: completion)
  }
}

/// Changes of calls that belong together. Stored.
open class CXTransaction: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  open private(set) var actions: [CXAction]

  public init(actions: [CXAction]) {
    self.actions = actions
    super.init()
  }
  public convenience init(action: CXAction) { self.init(actions: [action]) }

  open var isComplete: Bool { actions.allSatisfy(\.isComplete) }
  open func addAction(_ action: CXAction) { actions.append(action) }
}

/// A change. Stored.
open class CXAction: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  open private(set) var isComplete = false

  open var timeoutDate: Date { .distantFuture }
  open func fulfill() { isComplete = true }
  open func fail() { isComplete = true }
}

/// A change of a call. Stored.
open class CXCallAction: CXAction, @unchecked Sendable {
  public let callUUID: UUID

  public init(call callUUID: UUID) {
    self.callUUID = callUUID
    super.init()
  }
}

/// The start of a call. Stored.
open class CXStartCallAction: CXCallAction, @unchecked Sendable {
  open var handle: CXHandle
  open var contactIdentifier: String?
  open var isVideo = false

  public init(call callUUID: UUID, handle: CXHandle) {
    self.handle = handle
    super.init(call: callUUID)
  }

  open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}

/// An answer.
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {
  open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}

/// The end of a call.
open class CXEndCallAction: CXCallAction, @unchecked Sendable {
  open func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}

/// A pause of a call. Stored.
open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
  open var isOnHold: Bool

  public init(call callUUID: UUID, onHold: Bool) {
    isOnHold = onHold
    super.init(call: callUUID)
  }
}

/// The silence of a microphone. Stored.
open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
  open var isMuted: Bool

  public init(call callUUID: UUID, muted: Bool) {
    isMuted = muted
    super.init(call: callUUID)
  }
}

/// A call that joins others. Stored.
open class CXSetGroupCallAction: CXCallAction, @unchecked Sendable {
  open var callUUIDToGroupWith: UUID?

  public init(call callUUID: UUID, callUUIDToGroupWith: UUID?) {
    self.callUUIDToGroupWith = callUUIDToGroupWith
    super.init(call: callUUID)
  }
}

/// Keys that are pressed in a call. Stored.
open class CXPlayDTMFCallAction: CXCallAction, @unchecked Sendable {
  open var digits: String
  open var type: ActionType

  public init(call callUUID: UUID, digits: String, type: ActionType) {
    (self.digits, self.type) = (digits, type)
    super.init(call: callUUID)
  }

  /// How keys are pressed, with its raw values.
  public enum ActionType: Int, Sendable {
    case singleTone = 1
    case softPause = 2
    case hardPause = 3
  }
}

/// Why a call ended, with its raw values.
public enum CXCallEndedReason: Int, Sendable {
  case failed = 1
  case remoteEnded = 2
  case unanswered = 3
  case answeredElsewhere = 4
  case declinedElsewhere = 5
}
