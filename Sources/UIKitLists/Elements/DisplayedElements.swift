import Foundation

/// An element that has a view.
@MainActor
final class DisplayedElement<Key: Hashable & Comparable, View: UIView, Placement: ElementPlacement> {
  /// The placement that a view preferred.
  struct Preference {
    /// The width at which the view was asked.
    var width: CGFloat
    var placement: Placement
  }

  /// The identity of the element.
  fileprivate(set) var key: Key
  let view: View
  /// The placement last given to the view; `nil` before the first.
  var placement: Placement?
  /// The view's last answer; `nil` when it must be asked again.
  var preference: Preference?
  /// The sizes of the element for which its preference has been decided in this layout: each is decided only once.
  var resolvedSizes: [CGSize] = []
  /// Whether the view has been configured for its position among the others in this layout.
  var isConfigured = false
  /// Whether the delegate has been notified that the view is displayed.
  var isDisplayed = false
  /// Whether the element is among those to be shown.
  var isWanted = true

  init(_ key: Key, _ view: View) {
    self.key = key
    self.view = view
  }

  /// The preferred placement, if the view was asked at this placement's width or asked for that width itself.
  ///
  /// One answer serves all heights, as an element's height follows from its width.
  func preferred(at placement: Placement) -> Placement? {
    guard let preference else { return nil }
    let width = placement.size.width
    if width == preference.width { return preference.placement }
    guard !preference.placement.isSizeDeferred, width == preference.placement.size.width else { return nil }
    return preference.placement
  }
}

/// The elements that have views, accessible by key and by view.
@MainActor
struct DisplayedElements<Key: Hashable & Comparable, View: UIView, Placement: ElementPlacement> {
  typealias Element = DisplayedElement<Key, View, Placement>

  private var byKey: [Key: Element] = [:]
  private var byView: [ObjectIdentifier: Element] = [:]
  /// The elements in the order of their keys; `nil` until needed.
  private var order: [Element]?

  subscript(key: Key) -> Element? { byKey[key] }

  /// The element that a view shows.
  func element(shownBy view: View) -> Element? { byView[ObjectIdentifier(view)] }

  /// The elements in the order of their keys.
  var sorted: [Element] {
    mutating get {
      if let order { return order }
      // Not sorted by a closure over elements: it would be isolated to the main actor, and that would be checked on
      // each call.
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

  /// Gives elements new keys, all at once, as one may take over another's old key. Elements that are no longer
  /// displayed are ignored.
  mutating func setKeys(_ changes: [(element: Element, key: Key)]) {
    let changes = changes.filter { byKey[$0.element.key] === $0.element }
    for (element, _) in changes { byKey[element.key] = nil }
    for (element, key) in changes {
      element.key = key
      byKey[key] = element
    }
    order = nil
  }

  /// Has every view configured for its position again.
  func forgetConfigured() {
    for element in byKey.values { element.isConfigured = false }
  }

  /// Has every view asked for its preference again.
  func forgetPreferences() {
    for element in byKey.values { element.preference = nil }
  }
}
