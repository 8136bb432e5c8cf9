public import Observation
public import UIKit

/// A page that SwiftUI's `WebView` shows: nothing is loaded, no script runs, and nothing is asked. What is asked to be
/// loaded last is its `url`.
@MainActor @Observable
public final class WebPage {
  /// The address that was to be loaded last.
  public private(set) var url: URL?
  /// The media type of the page's styles. Stored.
  public var mediaType: CSSMediaType?
  /// The name of the browser. Stored.
  public var customUserAgent: String?
  /// Whether the page can be inspected. Stored.
  public var isInspectable = false
  /// The settings that the page was created with.
  @ObservationIgnored let configuration: Configuration
  /// The view that stands for the page.
  @ObservationIgnored package lazy var view = WKWebView(frame: .zero)

  /// A page that asks whether it may load something, and shows dialogues. Neither is asked for.
  public convenience init(
    configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding,
    dialogPresenter: some DialogPresenting
  ) { self.init(configuration: configuration) }

  /// A page that shows dialogues. It is not asked to.
  public convenience init(configuration: Configuration = Configuration(), dialogPresenter: some DialogPresenting) {
    self.init(configuration: configuration)
  }

  /// A page that asks whether it may load something. It is not asked to.
  public convenience init(configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding) {
    self.init(configuration: configuration)
  }

  /// A page.
  public init(configuration: Configuration = Configuration()) { self.configuration = configuration }

  /// Empty: nothing was loaded.
  public var title: String { "" }
  /// 0: nothing is loaded.
  public var estimatedProgress: Double { 0 }
  public var isLoading: Bool { false }
  public var hasOnlySecureContent: Bool { false }
  public var isWritingToolsActive: Bool { false }
  public var fullscreenState: FullscreenState { .notInFullscreen }
  public var cameraCaptureState: WKMediaCaptureState { .none }
  public var microphoneCaptureState: WKMediaCaptureState { .none }
  public var themeColor: UIColor? { nil }
  /// Nothing was loaded.
  public var backForwardList: BackForwardList { BackForwardList() }
  /// What happens when pages are loaded: nothing, and it ends at once.
  public var navigations: some AsyncSequence<NavigationEvent, any Error> { noEvents }

  private var noEvents: AsyncThrowingStream<NavigationEvent, any Error> { AsyncThrowingStream { $0.finish() } }

  private func keep(_ address: URL?) -> AsyncThrowingStream<NavigationEvent, any Error> {
    url = address
    return noEvents
  }

  // MARK: Loading, which keeps the address and ends at once

  @discardableResult
  public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> { keep(url) }
  @discardableResult
  public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> { keep(request.url) }
  @discardableResult
  public func load(
    _ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL
  ) -> some AsyncSequence<NavigationEvent, any Error> { keep(baseURL) }
  @discardableResult
  public func load(
    html: String, baseURL: URL = URL(fileURLWithPath: "/")
  ) -> some AsyncSequence<NavigationEvent, any Error> { keep(baseURL) }
  @discardableResult
  public func load(
    simulatedRequest request: URLRequest, response: URLResponse, responseData: Data
  ) -> some AsyncSequence<NavigationEvent, any Error> { keep(request.url) }
  @discardableResult
  public func load(
    simulatedRequest request: URLRequest, responseHTML htmlString: String
  ) -> some AsyncSequence<NavigationEvent, any Error> { keep(request.url) }
  @discardableResult
  public func load(_ item: BackForwardList.Item) -> some AsyncSequence<NavigationEvent, any Error> { keep(item.url) }
  @discardableResult
  public func reload(fromOrigin: Bool = false) -> some AsyncSequence<NavigationEvent, any Error> { noEvents }
  public func stopLoading() {}

  // MARK: Scripts and media

  /// Throws `WKError.javaScriptResultTypeIsUnsupported`: no script runs.
  @discardableResult
  public func callJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: FrameInfo? = nil,
    contentWorld: WKContentWorld? = nil
  ) async throws -> sending Any? { throw WKError(.javaScriptResultTypeIsUnsupported) }

  public func pauseAllMediaPlayback() async {}
  public func mediaPlaybackState() async -> WKMediaPlaybackState { .none }
  public func setAllMediaPlaybackSuspended(_ suspended: Bool) async {}
  public func closeAllMediaPresentations() async {}
  public func setCameraCaptureState(_ state: WKMediaCaptureState) async {}
  public func setMicrophoneCaptureState(_ state: WKMediaCaptureState) async {}

  /// Whether pages of a scheme can be loaded.
  public static func handlesURLScheme(_ scheme: String) -> Bool { WKWebView.handlesURLScheme(scheme) }
}

extension WebPage {
  /// A media type of styles.
  public struct CSSMediaType: Hashable, RawRepresentable, Sendable {
    public static let all = CSSMediaType(rawValue: "all")
    public static let screen = CSSMediaType(rawValue: "screen")
    public static let print = CSSMediaType(rawValue: "print")
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Whether the page fills the screen.
  public enum FullscreenState: Hashable, Sendable {
    case enteringFullscreen, exitingFullscreen, inFullscreen, notInFullscreen
  }

  /// A step of loading a page. None is made.
  public enum NavigationEvent: Hashable, Sendable {
    case startedProvisionalNavigation, receivedServerRedirect, committed, finished
  }

  /// Why a page was not loaded. None is thrown.
  public enum NavigationError: Error, Sendable {
    case failedProvisionalNavigation(any Error)
    case invalidURL
    case pageClosed
    case webContentProcessTerminated
  }

  /// The pages before and after the current one: there are none.
  @MainActor
  public struct BackForwardList: Equatable, Sendable {
    public var backList: [Item] { [] }
    public var currentItem: Item? { nil }
    public var forwardList: [Item] { [] }
    public subscript(_ index: Int) -> Item? { nil }

    /// A page that was shown: none was.
    public struct Item: Equatable, Identifiable, Sendable {
      /// What identifies a page.
      public struct ID: Hashable, Sendable {
        private let value = UUID()
      }
      public let id: ID
      public let title: String?
      public let url: URL
      public let initialURL: URL
    }
  }

  /// A frame of a page.
  @MainActor
  public struct FrameInfo {
    public var isMainFrame: Bool { true }
    public var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    public var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }
  }
}

/// Whether a page records, with its raw values.
public enum WKMediaCaptureState: Int, Sendable {
  case none = 0
  case active = 1
  case muted = 2
}
