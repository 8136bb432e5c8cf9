import Foundation

/// An element that has a view.
@MainActor
final class ShownElement<Key: Hashable & Comparable, View: UIView, Placement: ElementPlacement> {
  /// What a view preferred.
  struct Preference {
    /// The width it was asked at.
    var width: CGFloat
    var placement: Placement
  }

  /// What tells the element from every other.
  var key: Key
  let view: View
  /// As it was last given to the view; `nil` before.
  var placement: Placement?
  /// What the view answered last; `nil` when it is to be asked again.
  var preference: Preference?
  /// The sizes it had each time it was decided about the size it wants, in this layout: that is done once for each.
  var decidedSizes: [CGSize] = []
  /// Whether somebody was told that the view is displayed.
  var isDisplayed = false
  /// Whether the element is among those to be shown.
  var isWanted = true

  init(_ key: Key, _ view: View) {
    self.key = key
    self.view = view
  }

  /// What the view preferred, if that was asked at the placement's width, or gave it.
  ///
  /// One answer serves every height: an element's height follows from its width.
  func preferred(at placement: Placement) -> Placement? {
    guard let preference else { return nil }
    let width = placement.size.width
    if width == preference.width { return preference.placement }
    guard !preference.placement.isSizeOpen, width == preference.placement.size.width else { return nil }
    return preference.placement
  }
}
