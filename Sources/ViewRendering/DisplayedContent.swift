/// The displayed part of a view: the visible one, a part of a scroll view that fills the window, or VoiceOver's
/// reading.
package enum DisplayedContent: Sendable {
  /// The part within its bounds, at its current scroll position.
  case visible
  /// All of its content: the window grows to fit it.
  case whole
  /// The visible part, in grey, with a numbered outline for each accessibility element and a legend.
  case accessibility
}
