@_exported public import Foundation

/// The way to a watch: it is not supported, and messages fail at once.
open class WCSession: NSObject, @unchecked Sendable {
  private static let instance = WCSession()
  open class var `default`: WCSession { instance }
  open class func isSupported() -> Bool { false }

  open weak var delegate: (any WCSessionDelegate)?
  open var activationState: WCSessionActivationState { .notActivated }
  open var isPaired: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open var isComplicationEnabled: Bool { false }
  open var isReachable: Bool { false }
  open var applicationContext: [String: Any] { [:] }
  open var receivedApplicationContext: [String: Any] { [:] }

  open func activate() {}
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(WCError(.notReachable)) }
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(WCError(.notReachable)) }
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws { throw WCError(.notReachable) }
  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer { .init() }
  @discardableResult
  open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    .init()
  }
}

extension WCSession {
  /// Sends nothing.
  @discardableResult
  public func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer { WCSessionFileTransfer() }
  public var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
  public var outstandingFileTransfers: [WCSessionFileTransfer] { [] }
  public var hasContentPending: Bool { false }
  public var remainingComplicationUserInfoTransfers: Int { 0 }
  public var watchDirectoryURL: URL? { nil }
}

/// A file that a watch sent. None ever is.
open class WCSessionFile: NSObject {
  open var fileURL: URL { URL(filePath: "/") }
  open var metadata: [String: Any]? { nil }
}

/// A transfer of a file to a watch.
open class WCSessionFileTransfer: NSObject {
  open var file: WCSessionFile { WCSessionFile() }
  open var progress: Progress { Progress(totalUnitCount: 0) }
  open var isTransferring: Bool { false }
  open func cancel() {}
}

/// A transfer of values to a watch.
open class WCSessionUserInfoTransfer: NSObject {
  open var isTransferring: Bool { false }
  open func cancel() {}
}

/// The state of the way, with its raw values.
public enum WCSessionActivationState: Int, Sendable {
  case notActivated = 0
  case inactive = 1
  case activated = 2
}

/// The delegate of the way. It is never called.
public protocol WCSessionDelegate: NSObjectProtocol {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
  func sessionReachabilityDidChange(_ session: WCSession)
  func sessionWatchStateDidChange(_ session: WCSession)
  func session(_ session: WCSession, didReceiveMessageData messageData: Data)
  func session(_ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void)
  func session(_ session: WCSession, didReceive file: WCSessionFile)
  func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
  func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

extension WCSessionDelegate {
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
  public func session(
    _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void
  ) {}
  public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
  public func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
  {}
  public func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) {}
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}
