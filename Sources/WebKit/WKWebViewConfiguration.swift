// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// The configuration of a web view. Stored.
open class WKWebViewConfiguration: NSObject, NSCopying {
  open var processPool = WKProcessPool()
  open var preferences = WKPreferences()
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var suppressesIncrementalRendering = false
  open var applicationNameForUserAgent: String?
  open var allowsInlineMediaPlayback = false
  open var allowsAirPlayForMediaPlayback = true
  open var allowsPictureInPictureMediaPlayback = true
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
  open var dataDetectorTypes: WKDataDetectorTypes = []
  open var ignoresViewportScaleLimits = false
  open var limitsNavigationsToAppBoundDomains = false
  open var upgradeKnownHostsToHTTPS = true
  open var selectionGranularity = WKSelectionGranularity.dynamic
  open var allowsInlinePredictions = false
  open var supportsAdaptiveImageGlyph = false
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  open var showsSystemScreenTimeBlockingView = true
  private var handlers: [String: any WKURLSchemeHandler] = [:]

  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
    handlers[urlScheme] = urlSchemeHandler
  }

  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { handlers[urlScheme] }

  open override func copy() -> Any { copy(with: nil) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = WKWebViewConfiguration()
    (copy.processPool, copy.preferences) = (processPool, preferences)
    (copy.userContentController, copy.websiteDataStore) = (userContentController, websiteDataStore)
    copy.defaultWebpagePreferences = defaultWebpagePreferences
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    (copy.dataDetectorTypes, copy.handlers) = (dataDetectorTypes, handlers)
    return copy
  }
}

/// Processes of web views: there are none.
open class WKProcessPool: NSObject {}

/// Preferences of pages. Stored.
open class WKPreferences: NSObject {
  open var minimumFontSize: CGFloat = 0
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  open var isFraudulentWebsiteWarningEnabled = true
  open var isTextInteractionEnabled = true
  open var isElementFullscreenEnabled = false
  open var isSiteSpecificQuirksModeEnabled = true
  open var inactiveSchedulingPolicy = InactiveSchedulingPolicy.suspend
  open var shouldPrintBackgrounds = false

  /// The policy for pages out of sight, with its raw values.
  public enum InactiveSchedulingPolicy: Int, Sendable {
    case suspend = 0
    case throttle = 1
    case none = 2
  }
}

/// Preferences of a page. Stored.
open class WKWebpagePreferences: NSObject {
  open var preferredContentMode = ContentMode.recommended
  open var allowsContentJavaScript = true
  open var isLockdownModeEnabled = false
  open var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested

  /// The policy for addresses without encryption, with its raw values.
  public enum UpgradeToHTTPSPolicy: Int, Sendable {
    case keepAsRequested = 0
    case automaticFallbackToHTTP = 1
    case userMediatedFallbackToHTTP = 2
    case errorOnFailure = 3
  }

  /// The layout of a page, with its raw values.
  public enum ContentMode: Int, Sendable {
    case recommended = 0
    case mobile = 1
    case desktop = 2
  }
}

/// Scripts and messages of pages. Stored; nothing runs.
open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  open func removeScriptMessageHandler(forName name: String) {}
  open func removeAllScriptMessageHandlers() {}
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
  ) {}
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) {}
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {}
  open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {}
  open func add(_ contentRuleList: WKContentRuleList) {}
  open func remove(_ contentRuleList: WKContentRuleList) {}
  open func removeAllContentRuleLists() {}
}

/// A script.
open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    super.init()
  }
}

extension WKUserScript {
  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld
  ) {
    self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
  }
}

/// When a script runs, with its raw values.
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart = 0
  case atDocumentEnd = 1
}

/// A message of a script: there is none.
open class WKScriptMessage: NSObject {
  open var body: Any { NSNull() }
  open var name: String { "" }
  open weak var webView: WKWebView? { nil }
  open var frameInfo: WKFrameInfo { WKFrameInfo() }
}

/// A receiver of messages of scripts. It is never called.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A handler that receives messages of scripts and answers. It is never called.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor (Any?, String?) -> Void)
}

/// Rules for what is loaded: none are compiled.
open class WKContentRuleList: NSObject {
  open var identifier: String! { nil }
}

/// A handler of requests of a scheme. It is never called.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A request of a scheme.
public protocol WKURLSchemeTask: NSObjectProtocol {
  var request: URLRequest { get }
  func didReceive(_ response: URLResponse)
  func didReceive(_ data: Data)
  func didFinish()
  func didFailWithError(_ error: any Error)
}

/// Data of sites: there is none.
open class WKWebsiteDataStore: NSObject {
  private nonisolated(unsafe) static let shared = WKWebsiteDataStore()

  open class func `default`() -> WKWebsiteDataStore { shared }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  open class func allWebsiteDataTypes() -> Set<String> { [] }

  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
  open var identifier: UUID? { nil }
  public convenience init(forIdentifier identifier: UUID) {
    self.init()
  }

  open var isPersistent: Bool { self === WKWebsiteDataStore.shared }
  public let httpCookieStore = WKHTTPCookieStore()

  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
  ) { completionHandler([]) }

  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void
  ) { completionHandler() }

  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

/// Data of a site: there is none.
open class WKWebsiteDataRecord: NSObject {
  open var displayName: String { "" }
  open var dataTypes: Set<String> { [] }
}

public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"
public let WKWebsiteDataTypeFileSystem = "WKWebsiteDataTypeFileSystem"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"

/// The cookies of web views. They are kept.
open class WKHTTPCookieStore: NSObject {
  private var cookies: [HTTPCookie] = []

  open func allCookies() async -> [HTTPCookie] { cookies }
  open func add(_ observer: any WKHTTPCookieStoreObserver) {}
  open func remove(_ observer: any WKHTTPCookieStoreObserver) {}
  open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) { completionHandler(cookies) }

  open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
    cookies.append(cookie)
    completionHandler?()
  }

  open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
    completionHandler?()
  }
}

/// Kinds of media, with their raw values.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// Kinds of data that are found in pages, with their raw values.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  public static let link = WKDataDetectorTypes(rawValue: 2)
  public static let address = WKDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  public static let trackingNumber = WKDataDetectorTypes(rawValue: 16)
  public static let flightNumber = WKDataDetectorTypes(rawValue: 32)
  public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 64)
  public static let all = WKDataDetectorTypes(rawValue: .max)
}
