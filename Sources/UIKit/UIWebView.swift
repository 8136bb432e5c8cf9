public import Foundation
public import FoundationNetworking
public import HeadlessUIKit
import UIKitPresentation

/// The delegate of a page from before iOS 8. It is never called.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {
  /// Whether a page is loaded.
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool
  /// Called when loading begins.
  func webViewDidStartLoad(_ webView: UIWebView)
  /// Called when loading ends.
  func webViewDidFinishLoad(_ webView: UIWebView)
  /// Called when loading fails.
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  public func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool { true }
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}

/// A page from before iOS 8: a labelled placeholder stands for it, with a finding `placeholder-screen`. Loads nothing.
@preconcurrency @MainActor
open class UIWebView: UIView {
  /// The reason for loading, with UIKit's raw values.
  public enum NavigationType: Int, Sendable {
    /// A link was touched.
    case linkClicked = 0
    /// A form was sent.
    case formSubmitted = 1
    /// Back or forward was touched.
    case backForward = 2
    /// The page is loaded again.
    case reload = 3
    /// A form was sent again.
    case formResubmitted = 4
    /// Something else.
    case other = 5
  }

  /// The delegate. A weak reference.
  open weak var delegate: (any UIWebViewDelegate)?
  /// The request that was made last.
  open private(set) var request: URLRequest?
  /// The scroll view of the page. It is not in the page.
  public let scrollView = UIScrollView()
  /// Whether the page is as wide as the view. Stored.
  open var scalesPageToFit = false
  /// Whether videos play in the page. Stored.
  open var allowsInlineMediaPlayback = false
  /// Whether videos wait for a touch. Stored.
  open var mediaPlaybackRequiresUserAction = true

  /// A view of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    FrameworkView.show("UIWebView", of: "UIKit", in: self)
  }

  /// A view of a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    FrameworkView.show("UIWebView", of: "UIKit", in: self)
  }

  /// Keeps a request; nothing is loaded.
  open func loadRequest(_ request: URLRequest) { self.request = request }
  /// Nothing is loaded.
  open func loadHTMLString(_ string: String, baseURL: URL?) {}
  /// Nothing is loaded.
  open func load(_ data: Data, mimeType: String, textEncodingName: String, baseURL: URL) {}
  /// Nothing is loaded.
  open func reload() {}
  /// Nothing is loaded.
  open func stopLoading() {}
  /// There is no page before.
  open func goBack() {}
  /// There is no page after.
  open func goForward() {}
  /// Whether there is a page before: there is none.
  open var canGoBack: Bool { false }
  /// Whether there is a page after: there is none.
  open var canGoForward: Bool { false }
  /// Whether a page is loading: none is.
  open var isLoading: Bool { false }
  /// Runs nothing.
  @discardableResult
  open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }
}
