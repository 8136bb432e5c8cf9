/// How much is shown of a scroll view that fills the window.
package enum DisplayedContent: Sendable {
  /// What its bounds show, wherever it is scrolled to.
  case visible
  /// All of its content: the window is as large as it takes.
  case whole
}
