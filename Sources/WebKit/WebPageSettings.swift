public import UIKit

extension WebPage {
  /// The settings of a page. Stored.
  @MainActor
  public struct Configuration {
    public var websiteDataStore = WKWebsiteDataStore.default()
    public var userContentController = WKUserContentController()
    public var defaultNavigationPreferences = NavigationPreferences()
    public var urlSchemeHandlers: [URLScheme: any URLSchemeHandler] = [:]
    public var deviceSensorAuthorization = DeviceSensorAuthorization(decision: .prompt)
    public var applicationNameForUserAgent: String?
    public var limitsNavigationsToAppBoundDomains = false
    public var upgradeKnownHostsToHTTPS = true
    public var suppressesIncrementalRendering = false
    public var allowsAirPlayForMediaPlayback = true
    public var loadsSubresources = true
    public var allowsInlinePredictions = false
    public var supportsAdaptiveImageGlyph = false
    public var dataDetectorTypes: WKDataDetectorTypes = []
    public var ignoresViewportScaleLimits = false
    public var mediaPlaybackBehavior = MediaPlaybackBehavior.automatic

    public init() {}

    /// Where videos play.
    public enum MediaPlaybackBehavior: Sendable {
      case automatic, allowsInlinePlayback, alwaysFullscreen
    }
  }

  /// The settings of what is loaded. Stored.
  public struct NavigationPreferences: Sendable {
    public var preferredContentMode = ContentMode.recommended
    public var allowsContentJavaScript = true
    public var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested
    public var isLockdownModeEnabled = false

    public init() {}

    /// The kind of device that pages are made for.
    public enum ContentMode: Sendable {
      case recommended, mobile, desktop
    }

    /// What is done with addresses that are not secure.
    public enum UpgradeToHTTPSPolicy: Sendable {
      case keepAsRequested, automaticFallbackToHTTP, userMediatedFallbackToHTTP, errorOnFailure
    }
  }

  /// Whether a page may use what the device has. It is never asked.
  public struct DeviceSensorAuthorization {
    /// What a page may use.
    public enum Permission: Hashable, Sendable {
      case deviceOrientationAndMotion
      case mediaCapture(WKMediaCaptureType)
    }

    public init(decisionHandler: @escaping (Permission, FrameInfo, WKSecurityOrigin) async -> WKPermissionDecision) {}
    public init(decision: WKPermissionDecision) { self.init { _, _, _ in decision } }
  }
}

/// The scheme of an address that WebKit does not load itself.
public struct URLScheme: Hashable, Sendable {
  public let rawValue: String

  /// `nil` for what is no scheme, or one of WebKit's.
  @MainActor
  public init?(_ rawValue: String) {
    let isScheme = rawValue.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.-]*/) != nil
    guard isScheme, !WKWebView.handlesURLScheme(rawValue) else { return nil }
    self.rawValue = rawValue
  }
}

/// A part of what an app loads for a page.
public enum URLSchemeTaskResult: Sendable {
  case response(URLResponse)
  case data(Data)
}

/// What loads addresses of an app's own schemes. It is never called.
public protocol URLSchemeHandler {
  associatedtype TaskSequence: AsyncSequence<URLSchemeTaskResult, any Error>
  func reply(for request: URLRequest) -> TaskSequence
}

// MARK: Decisions, which are never asked for

extension WebPage {
  /// What a page is about to load.
  @MainActor
  public struct NavigationAction {
    public var source: FrameInfo { FrameInfo() }
    public var target: FrameInfo? { nil }
    public var navigationType: WKNavigationType { .other }
    public var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    public var shouldPerformDownload: Bool { false }
    public var buttonNumber: UIEvent.ButtonMask { [] }
  }

  /// What a page was sent.
  @MainActor
  public struct NavigationResponse {
    public var response: URLResponse {
      URLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    }
    public var canShowMimeType: Bool { false }
  }

  /// What decides whether a page is loaded. It is never called.
  public protocol NavigationDeciding {
    @MainActor
    mutating func decidePolicy(
      for action: NavigationAction, preferences: inout NavigationPreferences
    ) async -> WKNavigationActionPolicy
    @MainActor
    mutating func decidePolicy(for response: NavigationResponse) async -> WKNavigationResponsePolicy
    @MainActor
    mutating func decideAuthenticationChallengeDisposition(
      for challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
  }

  /// What a dialogue with an answer of yes or no ended with.
  public enum JavaScriptConfirmResult: Hashable, Sendable {
    case ok
    case cancel
  }

  /// What a dialogue with a text ended with.
  public enum JavaScriptPromptResult: Hashable, Sendable {
    case ok(String)
    case cancel
  }

  /// What a choice of files ended with.
  public enum FileInputPromptResult: Hashable, Sendable {
    case selected([URL])
    case cancel
  }

  /// What shows a page's dialogues. It is never called.
  public protocol DialogPresenting {
    @MainActor
    func handleJavaScriptAlert(message: String, initiatedBy frame: FrameInfo) async
    @MainActor
    func handleJavaScriptConfirm(message: String, initiatedBy frame: FrameInfo) async -> JavaScriptConfirmResult
    @MainActor
    func handleJavaScriptPrompt(
      message: String, defaultText: String?, initiatedBy frame: FrameInfo
    ) async -> JavaScriptPromptResult
    @MainActor
    func handleFileInputPrompt(
      parameters: WKOpenPanelParameters, initiatedBy frame: FrameInfo
    ) async -> FileInputPromptResult
  }
}

extension WebPage.NavigationDeciding {
  @MainActor
  public func decidePolicy(
    for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
  ) async -> WKNavigationActionPolicy { .allow }
  @MainActor
  public func decidePolicy(for response: WebPage.NavigationResponse) async -> WKNavigationResponsePolicy { .allow }
  @MainActor
  public func decideAuthenticationChallengeDisposition(
    for challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) { (.performDefaultHandling, nil) }
}

extension WebPage.DialogPresenting {
  @MainActor
  public func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async {}
  @MainActor
  public func handleJavaScriptConfirm(
    message: String, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptConfirmResult { .cancel }
  @MainActor
  public func handleJavaScriptPrompt(
    message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptPromptResult { .cancel }
  @MainActor
  public func handleFileInputPrompt(
    parameters: WKOpenPanelParameters, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.FileInputPromptResult { .cancel }
}

/// What files a page asks for. It asks for none.
open class WKOpenPanelParameters: NSObject {
  open var allowsMultipleSelection: Bool { false }
  open var allowsDirectories: Bool { false }
}
