/// What is shown of a view: a part of a scroll view that fills the window, or what VoiceOver reads.
package enum DisplayedContent: Sendable {
  /// The part within its bounds, at its current scroll position.
  case visible
  /// All of its content: the window grows to fit it.
  case whole
  /// What is visible, in grey, with a numbered outline for each accessibility element and a legend.
  case accessibility
}
