/// The part that is shown of a scroll view that fills the window.
package enum DisplayedContent: Sendable {
  /// The part within its bounds, at its current scroll position.
  case visible
  /// All of its content: the window grows to fit it.
  case whole
}
