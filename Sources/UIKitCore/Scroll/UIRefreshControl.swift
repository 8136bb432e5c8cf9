public import Foundation

/// A control for refreshing content that is pulled down. While idle, it is invisible.
///
/// Differs from UIKit: it is not drawn, and the content is not moved, while it refreshes, either.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether the control is refreshing.
  open private(set) var isRefreshing = false
  /// The text below the control. Stored; it is not drawn.
  open var attributedTitle: NSAttributedString?

  /// Starts refreshing; no action is sent.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Stops refreshing.
  open func endRefreshing() {
    isRefreshing = false
  }
}
