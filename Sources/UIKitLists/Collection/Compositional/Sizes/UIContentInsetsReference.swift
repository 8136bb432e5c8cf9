/// The edges that the insets of a layout, section or boundary item are counted from, across the scrolling direction;
/// raw values are UIKit's.
public enum UIContentInsetsReference: Int, Sendable {
  /// The same as what contains it: the section as the layout, boundary items as the section. For a layout, the safe
  /// area.
  case automatic = 0
  /// The bounds less the collection view's content insets.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The readable width.
  case readableContent = 4
}
