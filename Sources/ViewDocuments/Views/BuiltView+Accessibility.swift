import HeadlessUIKit
import Suggestions

extension BuiltView {
  /// Gives each view of the tree the accessibility elements that it names; throws at the place of the first list with an
  /// unknown name, or of one that leads in a circle.
  func listAccessibilityElements(in context: DocumentContext) throws(DocumentError) {
    var views: [String: BuiltView]?
    var lists: [ObjectIdentifier: ElementCircle.List] = [:]
    var pending = [self]
    while let built = pending.popLast() {
      pending += built.children.reversed()
      guard built.definition.listsAccessibilityElements else { continue }
      for setting in built.definition.settings(in: context) {
        guard setting.property.name == PropertyTable.accessibilityElements,
          let names = PropertyKind<[String]>.strings.read(setting.value)
        else { continue }
        let known = views ?? viewsByName()
        views = known
        do {
          let listed = try BuiltView.views(named: names, among: known)
          built.view.accessibilityElements = listed.map(\.view)
          lists[ObjectIdentifier(built.view)] = ElementCircle.List(views: listed, place: setting.place)
        } catch {
          throw DocumentError(place: setting.place, problem: .property(error))
        }
      }
    }
    guard !lists.isEmpty, let circle = ElementCircle(in: self, lists) else { return }
    throw DocumentError(place: circle.place, problem: .property(.elementsInCircle(circle.names)))
  }

  private static func views(
    named names: [String], among known: [String: BuiltView]
  ) throws(PropertyError) -> [BuiltView] {
    var views: [BuiltView] = []
    for name in names {
      guard let built = known[name] else {
        let names = known.keys.sorted()
        throw .unknownView(
          property: PropertyTable.accessibilityElements, name: name,
          suggestion: Suggestion.nearest(to: name, among: names), names: names)
      }
      views.append(built)
    }
    return views
  }
}

extension ViewDefinition {
  fileprivate var listsAccessibilityElements: Bool {
    (settings + variations.flatMap(\.settings)).contains { $0.property.name == PropertyTable.accessibilityElements }
  }
}
