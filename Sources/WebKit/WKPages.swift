public import UIKit

/// The world that scripts run in: no script runs.
open class WKContentWorld: NSObject, @unchecked Sendable {
  private static let pages = WKContentWorld(named: nil)
  private static let clients = WKContentWorld(named: nil)
  public let name: String?

  private init(named name: String?) {
    self.name = name
    super.init()
  }

  public class var page: WKContentWorld { pages }
  public class var defaultClient: WKContentWorld { clients }
  public class func world(name: String) -> WKContentWorld { WKContentWorld(named: name) }
}

/// The origin of a page: it has none.
open class WKSecurityOrigin: NSObject {
  open var `protocol`: String { "" }
  open var host: String { "" }
  open var port: Int { 0 }
}

/// The touched element of a page. Nothing is touched.
open class WKContextMenuElementInfo: NSObject {
  open var linkURL: URL? { nil }
}

/// A download: nothing is downloaded.
open class WKDownload: NSObject {
  open weak var delegate: (any WKDownloadDelegate)?
  open var originalRequest: URLRequest? { nil }
  open weak var webView: WKWebView? { nil }
  open var progress: Progress { Progress(totalUnitCount: 0) }
  /// Calls the handler: nothing is loaded.
  open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) { completionHandler?(nil) }
}

/// The delegate of a download. It is never called.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: NSObjectProtocol {
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor (URL?) -> Void)
  func downloadDidFinish(_ download: WKDownload)
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  public func downloadDidFinish(_ download: WKDownload) {}
  public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}

/// The options of a search in a page. Stored.
open class WKFindConfiguration: NSObject {
  open var backwards = false
  open var caseSensitive = false
  open var wraps = true
}

/// The result of a search in a page: nothing is found.
open class WKFindResult: NSObject {
  open var matchFound: Bool { false }
}

/// The options for making a PDF from a page. Stored.
open class WKPDFConfiguration: NSObject {
  open var rect: CGRect?
  open var allowTransparentBackground = false
}

/// An observer of cookies. It is never called.
@preconcurrency @MainActor
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}

/// The granularity of a selection in a page, with its raw values.
public enum WKSelectionGranularity: Int, Sendable {
  case dynamic = 0
  case character = 1
}

/// Whether a page plays something, with its raw values.
public enum WKMediaPlaybackState: UInt, Sendable {
  case none = 0
  case playing = 1
  case paused = 2
  case suspended = 3
}

/// The devices that a page records with, with their raw values.
public enum WKMediaCaptureType: Int, Sendable {
  case camera = 0
  case microphone = 1
  case cameraAndMicrophone = 2
}

/// Whether a page may record, with its raw values.
public enum WKPermissionDecision: Int, Sendable {
  case prompt = 0
  case grant = 1
  case deny = 2
}

/// Rules for what is loaded: none are compiled.
open class WKContentRuleListStore: NSObject {
  public class func `default`() -> WKContentRuleListStore! { WKContentRuleListStore() }

  /// Ends with `WKError.contentRuleListStoreCompileFailed`.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) { completionHandler(nil, WKError(.contentRuleListStoreCompileFailed)) }
  /// Ends with `WKError.contentRuleListStoreLookUpFailed`.
  open func lookUpContentRuleList(
    forIdentifier identifier: String!, completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) { completionHandler(nil, WKError(.contentRuleListStoreLookUpFailed)) }
  open func removeContentRuleList(
    forIdentifier identifier: String!, completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(nil) }
  open func getAvailableContentRuleListIdentifiers(_ completionHandler: @escaping ([String]?) -> Void) {
    completionHandler([])
  }
}

extension WKWebView {
  /// Whether a page fills the screen, with its raw values.
  public enum FullscreenState: Int, Sendable {
    case notInFullscreen = 0
    case enteringFullscreen = 1
    case inFullscreen = 2
    case exitingFullscreen = 3
  }
}
