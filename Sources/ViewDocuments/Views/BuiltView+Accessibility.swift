import HeadlessUIKit
import Suggestions

extension BuiltView {
  /// Gives each view of the tree the accessibility elements that it names; throws at the place of the first list with an
  /// unknown name.
  func listAccessibilityElements(in context: DocumentContext) throws(DocumentError) {
    var views: [String: BuiltView]?
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
          built.view.accessibilityElements = try BuiltView.views(named: names, among: known)
        } catch {
          throw DocumentError(place: setting.place, problem: .property(error))
        }
      }
    }
  }

  private static func views(
    named names: [String], among known: [String: BuiltView]
  ) throws(PropertyError) -> [UIView] {
    var views: [UIView] = []
    for name in names {
      guard let built = known[name] else {
        let names = known.keys.sorted()
        throw .unknownView(
          property: PropertyTable.accessibilityElements, name: name,
          suggestion: Suggestion.nearest(to: name, among: names), names: names)
      }
      views.append(built.view)
    }
    return views
  }
}

extension ViewDefinition {
  fileprivate var listsAccessibilityElements: Bool {
    (settings + variations.flatMap(\.settings)).contains { $0.property.name == PropertyTable.accessibilityElements }
  }
}
