import Foundation

/// The elements that have views, by what they are and by their views.
@MainActor
struct ShownElements<Key: Hashable & Comparable, View: UIView, Placement: ElementPlacement> {
  typealias Element = ShownElement<Key, View, Placement>

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
      let sorted = byKey.values.sorted { $0.key < $1.key }
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

  /// Has every view asked again what it prefers.
  func forgetPreferences() {
    for element in byKey.values { element.preference = nil }
  }
}
