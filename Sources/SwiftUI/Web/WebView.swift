public import Foundation
public import HeadlessSwiftUI
public import HeadlessUIKit
public import WebKit

/// A web page: a labelled placeholder stands for it, with a finding `placeholder-screen`. Nothing is loaded.
public struct WebView: View {
  @State private var ownPage = WebPage()
  private let givenPage: WebPage?
  private let url: URL?

  /// A view of a page.
  public init(_ page: WebPage) { (givenPage, url) = (page, nil) }

  /// A view of an address, which is not loaded.
  public init(url: URL?) { (givenPage, self.url) = (nil, url) }

  /// As on iOS, the page also fills what is outside of the safe area.
  public var body: some View {
    let page = givenPage ?? ownPage
    GeometryReader { _ in PageView(page: page).ignoresSafeArea() }
      .onChange(of: url, initial: true) { if let url { page.load(url) } }
  }
}

private struct PageView: UIViewRepresentable {
  let page: WebPage

  func makeUIView(context: Context) -> WKWebView { page.view }
  func updateUIView(_ view: WKWebView, context: Context) {}
}

extension WebView {
  /// Whether swipes lead to the page before or after. Stored.
  public struct BackForwardNavigationGesturesBehavior: Sendable {
    public static let automatic = BackForwardNavigationGesturesBehavior()
    public static let enabled = BackForwardNavigationGesturesBehavior()
    public static let disabled = BackForwardNavigationGesturesBehavior()
  }

  /// Whether pinches change the size of the page. Stored.
  public struct MagnificationGesturesBehavior: Sendable {
    public static let automatic = MagnificationGesturesBehavior()
    public static let enabled = MagnificationGesturesBehavior()
    public static let disabled = MagnificationGesturesBehavior()
  }

  /// Whether a long press shows where a link leads. Stored.
  public struct LinkPreviewBehavior: Sendable {
    public static let automatic = LinkPreviewBehavior()
    public static let enabled = LinkPreviewBehavior()
    public static let disabled = LinkPreviewBehavior()
  }

  /// Whether what is in a page can fill the screen. Stored.
  public struct ElementFullscreenBehavior: Sendable {
    public static let automatic = ElementFullscreenBehavior()
    public static let enabled = ElementFullscreenBehavior()
    public static let disabled = ElementFullscreenBehavior()
  }
}

// A labelled placeholder stands for pages: nothing of them is drawn, scrolls or answers.
extension View {
  /// Has no effect: nothing is swiped.
  public nonisolated func webViewBackForwardNavigationGestures(
    _ value: WebView.BackForwardNavigationGesturesBehavior
  ) -> some View { self }
  /// Has no effect: nothing is pinched.
  public nonisolated func webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior) -> some View {
    self
  }
  /// Has no effect: nothing is pressed.
  public nonisolated func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { self }
  /// Has no effect: nothing is selected.
  public nonisolated func webViewTextSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  /// Has no effect: nothing fills the screen.
  public nonisolated func webViewElementFullscreenBehavior(_ value: WebView.ElementFullscreenBehavior) -> some View {
    self
  }
  /// Has no effect: no page is drawn.
  public nonisolated func webViewContentBackground(_ visibility: Visibility) -> some View { self }
  /// Has no effect: no page scrolls.
  public nonisolated func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View { self }
  /// Has no effect: no page scrolls.
  public nonisolated func webViewOnScrollGeometryChange<T: Hashable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
  ) -> some View { self }
}
