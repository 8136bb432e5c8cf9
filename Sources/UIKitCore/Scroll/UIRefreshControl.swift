public import Foundation

/// What is shown at the top of content that is pulled down. At rest nothing is seen of it.
///
/// Differs from UIKit: nothing is drawn, and content is not moved, while it refreshes either.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether it refreshes.
  open private(set) var isRefreshing = false
  /// The text below it. Kept: it is not drawn.
  open var attributedTitle: NSAttributedString?

  /// It refreshes from now on; no action is sent.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// It refreshes no longer.
  open func endRefreshing() {
    isRefreshing = false
  }
}
