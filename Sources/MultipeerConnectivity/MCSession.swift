@_exported public import UIKit
import UIKitPresentation

/// A device nearby.
open class MCPeerID: NSObject, @unchecked Sendable {
  public let displayName: String
  public init(displayName myDisplayName: String) { displayName = myDisplayName }
}

/// The state of a device nearby, with its raw values.
public enum MCSessionState: Int, Sendable {
  case notConnected = 0
  case connecting = 1
  case connected = 2
}

/// The reliability of sending, with its raw values.
public enum MCSessionSendDataMode: Int, Sendable {
  case reliable = 0
  case unreliable = 1
}

/// Whether data is encrypted, with its raw values.
public enum MCEncryptionPreference: Int, Sendable {
  case optional = 0
  case required = 1
  case none = 2
}

/// A session with devices nearby: there are none.
open class MCSession: NSObject, @unchecked Sendable {
  public let myPeerID: MCPeerID
  open weak var delegate: (any MCSessionDelegate)?
  open var connectedPeers: [MCPeerID] { [] }

  public init(
    peer myPeerID: MCPeerID, securityIdentity identity: [Any]? = nil,
    encryptionPreference: MCEncryptionPreference = .optional
  ) { self.myPeerID = myPeerID }
  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
    throw CocoaError(.featureUnsupported)
  }
  /// Answers with an error: nobody is connected.
  @discardableResult
  open func sendResource(
    at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) -> Progress? {
    completionHandler?(CocoaError(.featureUnsupported))
    return nil
  }
  open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream {
    throw CocoaError(.featureUnsupported)
  }
  open func cancelConnectPeer(_ peerID: MCPeerID) {}
  open func disconnect() {}
}

/// The delegate of a session. It is never called.
public protocol MCSessionDelegate: NSObjectProtocol {
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    with progress: Progress)
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
    at localURL: URL?, withError error: (any Error)?)
}

/// Advertises a session. Nobody sees it.
open class MCNearbyServiceAdvertiser: NSObject {
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {}
  open func startAdvertisingPeer() {}
  open func stopAdvertisingPeer() {}
}

/// The delegate of an advertiser. It is never called.
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?,
    invitationHandler: @escaping (Bool, MCSession?) -> Void)
  func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

extension MCNearbyServiceAdvertiserDelegate {
  public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {}
}

/// Looks for devices nearby. It finds none.
open class MCNearbyServiceBrowser: NSObject {
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
  public init(peer myPeerID: MCPeerID, serviceType: String) {}
  open func startBrowsingForPeers() {}
  open func stopBrowsingForPeers() {}
  open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval) {}
}

/// The delegate of a browser. It is never called.
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
  func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
  public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}

/// Advertises a session and asks whether to accept invitations. It never asks.
open class MCAdvertiserAssistant: NSObject {
  open weak var delegate: (any MCAdvertiserAssistantDelegate)?
  public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {}
  open func start() {}
  open func stop() {}
}

/// The delegate of an assistant. It is never called.
public protocol MCAdvertiserAssistantDelegate: NSObjectProtocol {}

/// The delegate of the browser's screen. It is never called.
@preconcurrency @MainActor
public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}

/// The screen of others nearby: a labelled placeholder stands for it, with a finding `placeholder-screen`.
@preconcurrency @MainActor
open class MCBrowserViewController: UIViewController {
  open weak var delegate: (any MCBrowserViewControllerDelegate)?
  open var minimumNumberOfPeers = 2
  open var maximumNumberOfPeers = 8

  public convenience init(serviceType: String, session: MCSession) { self.init(nibName: nil, bundle: nil) }
  open override func loadView() { view = SystemScreenView("MCBrowserViewController", "Finds others nearby.") }
}
