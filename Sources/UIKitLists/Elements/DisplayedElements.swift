import Foundation

/// An element that has a view.
@MainActor
final class DisplayedElement<Key: Hashable & Comparable, View: UIView, Placement: ElementPlacement> {
  /// What a view preferred.
  struct Preference {
    /// The width it was asked at.
    var width: CGFloat
    var placement: Placement
  }

  /// What tells the element from every other.
  fileprivate(set) var key: Key
  let view: View
  /// As it was last given to the view; `nil` before.
  var placement: Placement?
  /// What the view answered last; `nil` when it is to be asked again.
  var preference: Preference?
  /// The sizes it had each time it was decided about the size it wants, in this layout: that is done once for each.
  var decidedSizes: [CGSize] = []
  /// Whether the view was told how it lies among the others, in this layout.
  var isConfigured = false
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

/// The elements that have views, by what they are and by their views.
@MainActor
struct DisplayedElements<Key: Hashable & Comparable, View: UIView, Placement: ElementPlacement> {
  typealias Element = DisplayedElement<Key, View, Placement>

  private var byKey: [Key: Element] = [:]
  private var byView: [ObjectIdentifier: Element] = [:]
  /// The elements in the order of their keys; `nil` until asked for.
  private var order: [Element]?

  subscript(key: Key) -> Element? { byKey[key] }

  /// The element that the view shows.
  func element(shownBy view: View) -> Element? { byView[ObjectIdentifier(view)] }

  /// In the order of their keys.
  var sorted: [Element] {
    mutating get {
      if let order { return order }
      // Not by a closure that compares elements: as one of the main actor's it would be checked for that each time.
      var sorted: [Element] = []
      for key in byKey.keys.sorted() { if let element = byKey[key] { sorted.append(element) } }
      order = sorted
      return sorted
    }
  }

  mutating func insert(_ element: Element) {
    byKey[element.key] = element
    byView[ObjectIdentifier(element.view)] = element
    order = nil
  }

  mutating func remove(_ element: Element) {
    byKey[element.key] = nil
    byView[ObjectIdentifier(element.view)] = nil
    order = nil
  }

  /// Gives those of the elements that are shown other keys, all at once: one may have the key that another gives up.
  mutating func setKeys(_ changes: [(element: Element, key: Key)]) {
    let changes = changes.filter { byKey[$0.element.key] === $0.element }
    for (element, _) in changes { byKey[element.key] = nil }
    for (element, key) in changes {
      element.key = key
      byKey[key] = element
    }
    order = nil
  }

  /// Has every view told again how it lies.
  func forgetConfigured() {
    for element in byKey.values { element.isConfigured = false }
  }

  /// Has every view asked again what it prefers.
  func forgetPreferences() {
    for element in byKey.values { element.preference = nil }
  }
}
