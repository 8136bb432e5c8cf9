// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import UIKit
import UIKitPresentation

/// A web page: a labelled placeholder stands for it, with a finding `placeholder-screen`. Nothing is loaded, no script runs,
/// and no delegate is called; what is asked to be loaded first is its `url`.
@preconcurrency @MainActor
open class WKWebView: UIView {
  /// The configuration of the view.
  public let configuration: WKWebViewConfiguration
  /// The delegate, which is never called. A weak reference.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The delegate, which is never called. A weak reference.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The view that would scroll the page.
  public let scrollView = UIScrollView()
  public let backForwardList = WKBackForwardList()
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var pageZoom: CGFloat = 1
  open var isInspectable = false
  open var underPageBackgroundColor: UIColor! = .systemBackground
  open var mediaType: String?
  open var interactionState: Any?
  open var isFindInteractionEnabled = false
  open var cameraCaptureState: WKMediaCaptureState { .none }
  open var microphoneCaptureState: WKMediaCaptureState { .none }
  open var minimumViewportInset: UIEdgeInsets { .zero }
  open var maximumViewportInset: UIEdgeInsets { .zero }
  /// The address that was to be loaded last.
  open private(set) var url: URL?

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addContents()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    addContents()
  }

  private func addContents() {
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(scrollView, at: 0)
    FrameworkView.show("WKWebView", of: "WebKit", in: self)
  }

  open override class var namedProperties: [NamedProperty] { super.namedProperties + pageProperties(Self.self) }

  private class func pageProperties<View: WKWebView>(_: View.Type) -> [NamedProperty] {
    [
      NamedProperty("title", \View.title), NamedProperty("URL", \View.url), NamedProperty("loading", \View.isLoading),
      NamedProperty("estimatedProgress", \View.estimatedProgress), NamedProperty("canGoBack", \View.canGoBack),
      NamedProperty("canGoForward", \View.canGoForward),
      NamedProperty("hasOnlySecureContent", \View.hasOnlySecureContent),
    ]
  }

  open var title: String? { nil }
  open var themeColor: UIColor? { nil }
  /// `nil`: there is nothing to find.
  open var findInteraction: UIFindInteraction? { nil }
  open var fullscreenState: FullscreenState { .notInFullscreen }
  open var isWritingToolsActive: Bool { false }
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 0 }
  open var hasOnlySecureContent: Bool { false }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob"].contains(urlScheme.lowercased())
  }

  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return nil
  }

  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    return nil
  }

  @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    url = URL
    return nil
  }

  @discardableResult open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    url = baseURL
    return nil
  }

  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
  @discardableResult open func reload() -> WKNavigation? { nil }
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { nil }
  open func stopLoading() {}

  /// Ends with `WKError.javaScriptResultTypeIsUnsupported`: no script runs.
  open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, WKError(.javaScriptResultTypeIsUnsupported))
  }

  /// Throws `WKError.javaScriptResultTypeIsUnsupported`: no script is run.
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
    throw WKError(.javaScriptResultTypeIsUnsupported)
  }

  /// Ends with `WKError.javaScriptResultTypeIsUnsupported`: no script runs.
  open func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) { completionHandler?(.failure(WKError(.javaScriptResultTypeIsUnsupported))) }

  /// Ends with `WKError.javaScriptResultTypeIsUnsupported`: no script runs.
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld, completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) { completionHandler?(.failure(WKError(.javaScriptResultTypeIsUnsupported))) }

  /// Finds nothing.
  open func find(
    _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
    completionHandler: @escaping (WKFindResult) -> Void
  ) { completionHandler(WKFindResult()) }

  /// Ends with `WKError.unknown`: there is no page.
  open func createPDF(
    configuration: WKPDFConfiguration = WKPDFConfiguration(),
    completionHandler: @escaping (Result<Data, any Error>) -> Void
  ) { completionHandler(.failure(WKError(.unknown))) }

  /// Ends with `WKError.unknown`: there is no page.
  open func createWebArchiveData(completionHandler: @escaping (Result<Data, any Error>) -> Void) {
    completionHandler(.failure(WKError(.unknown)))
  }

  /// Calls the handler: nothing plays.
  open func pauseAllMediaPlayback(completionHandler: (() -> Void)? = nil) { completionHandler?() }
  /// Calls the handler: nothing is presented.
  open func closeAllMediaPresentations(completionHandler: (() -> Void)? = nil) { completionHandler?() }
  open func setAllMediaPlaybackSuspended(_ suspended: Bool, completionHandler: (() -> Void)? = nil) {
    completionHandler?()
  }
  open func requestMediaPlaybackState(completionHandler: @escaping (WKMediaPlaybackState) -> Void) {
    completionHandler(.none)
  }
  /// The handler is not called: nothing is downloaded.
  open func startDownload(using request: URLRequest, completionHandler: @escaping (WKDownload) -> Void) {}
  /// The handler is not called: nothing is downloaded.
  open func resumeDownload(fromResumeData resumeData: Data, completionHandler: @escaping (WKDownload) -> Void) {}
  open func setMinimumViewportInset(_ minimum: UIEdgeInsets, maximumViewportInset maximum: UIEdgeInsets) {}
  @discardableResult open func loadSimulatedRequest(
    _ request: URLRequest, responseHTML string: String
  ) -> WKNavigation {
    url = request.url
    return WKNavigation()
  }
  @discardableResult open func loadFileRequest(
    _ request: URLRequest, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation {
    url = request.url
    return WKNavigation()
  }

  /// Ends with `WKError.unknown`: there is no page.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) {
    completionHandler(nil, WKError(.unknown))
  }
}

/// A page that is loaded: none is.
open class WKNavigation: NSObject {
  open var effectiveContentMode: WKWebpagePreferences.ContentMode { .recommended }
}

/// The pages before and after the current one: there are none.
open class WKBackForwardList: NSObject {
  open var currentItem: WKBackForwardListItem? { nil }
  open var backItem: WKBackForwardListItem? { nil }
  open var forwardItem: WKBackForwardListItem? { nil }
  open var backList: [WKBackForwardListItem] { [] }
  open var forwardList: [WKBackForwardListItem] { [] }
  open func item(at index: Int) -> WKBackForwardListItem? { nil }
}

/// A page that was shown: none was.
open class WKBackForwardListItem: NSObject {
  public let url: URL
  open var title: String? { nil }
  open var initialURL: URL { url }

  init(url: URL) {
    self.url = url
    super.init()
  }
}

/// The settings of a picture of a page.
open class WKSnapshotConfiguration: NSObject {
  open var rect = CGRect.null
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true
}
