/// The elements from which objects are made, by their names.
@MainActor
struct ElementTable {
  private let byName: [String: ElementClass]

  init(_ classes: [ElementClass]) {
    byName = Dictionary(classes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The class of an element's name; nil if no objects are made from such elements.
  func named(_ name: String) -> ElementClass? { byName[name] }

  /// The element of the nearest class that a class is, or inherits from.
  func nearest(to type: AnyClass) -> ElementClass? {
    let fitting = names.compactMap(named).filter { $0.allows(type) }
    let nearest = fitting.filter { one in fitting.allSatisfy { !one.allows($0.type) || $0.allows(one.type) } }
    // Of several elements of one class, the plainest.
    return nearest.min { $0.steps.count < $1.steps.count }
  }

  /// The class of UIKit's with a name that an element stands for; nil if there is none.
  func type(named name: String) -> AnyClass? {
    names.lazy.compactMap(named).first { String(describing: $0.type) == name }?.type
  }

  /// The names of all elements, sorted.
  var names: [String] { byName.keys.sorted() }
}
