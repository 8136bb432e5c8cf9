import HeadlessUIKit
import SourcePlaces

/// Views that lead from one to the next and back, where a search for accessibility elements would not end.
@MainActor
struct ElementCircle {
  /// The elements that a view lists in place of its subviews.
  struct List {
    let views: [BuiltView]
    let place: SourcePlace
  }

  /// The views in their order; the first once more at the end.
  let names: [String]
  /// The place of the last list in it.
  let place: SourcePlace

  /// The first circle that is met from a view on; `nil` if there is none.
  init?(in root: BuiltView, _ lists: [ObjectIdentifier: List]) {
    guard let views = ElementCircle.views(in: root, lists), let first = views.first,
      let last = views.last(where: { lists[ObjectIdentifier($0.view)] != nil }),
      let list = lists[ObjectIdentifier(last.view)]
    else { return nil }
    names = (views + [first]).map { $0.definition.name.map { "'\($0)'" } ?? "a \($0.definition.viewClass.rawValue)" }
    place = list.place
  }

  /// Goes through the tree as a reader does: an element ends it, and a list stands in place of subviews.
  private static func views(in root: BuiltView, _ lists: [ObjectIdentifier: List]) -> [BuiltView]? {
    func next(_ built: BuiltView) -> [BuiltView] {
      guard !built.view.isAccessibilityElement else { return [] }
      return (lists[ObjectIdentifier(built.view)]?.views ?? built.children).reversed()
    }
    var path = [(built: root, rest: next(root))]
    var (inPath, met): (Set<ObjectIdentifier>, Set<ObjectIdentifier>) = ([ObjectIdentifier(root.view)], [])
    while let last = path.indices.last {
      guard let built = path[last].rest.popLast() else {
        inPath.remove(ObjectIdentifier(path.removeLast().built.view))
        continue
      }
      let identifier = ObjectIdentifier(built.view)
      if inPath.contains(identifier) { return path.map { $0.built }.drop { $0.view !== built.view }.map { $0 } }
      guard met.insert(identifier).inserted else { continue }
      inPath.insert(identifier)
      path.append((built, next(built)))
    }
    return nil
  }
}
