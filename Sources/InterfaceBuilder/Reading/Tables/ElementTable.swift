/// The elements from which objects are made, by their names.
@MainActor
struct ElementTable {
  private let byName: [String: ElementClass]

  init(_ classes: [ElementClass]) {
    byName = Dictionary(classes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The class of an element's name; nil if no objects are made from such elements.
  func named(_ name: String) -> ElementClass? { byName[name] }

  /// The names of all elements, sorted.
  var names: [String] { byName.keys.sorted() }
}
