extension ViewDefinition {
  /// The view and its descendants that have a name, in tree order.
  package var namedViews: [(name: String, viewClass: ViewClass)] {
    (name.map { [($0, viewClass)] } ?? []) + children.flatMap(\.namedViews)
  }

  /// The names of the view and of everything that it contains or may show, including cells and hidden views.
  package var allNames: Set<String> {
    let sections = collection?.sections ?? []
    let elements =
      sections.flatMap(\.views) + (list?.templates ?? [])
      + (table?.templates ?? [])
    let cells = sections.flatMap(\.items).map(\.allNames) + (table?.nibs ?? []).map(\.allNames)
    return Set(name.map { [$0] } ?? []).union((children + elements).flatMap(\.allNames)).union(cells.joined())
  }

  /// The names of the layout guides of the view and its descendants, in tree order.
  var guideNames: [String] { layoutGuides + children.flatMap(\.guideNames) }

  /// The class of the first view of this name.
  package func viewClass(ofViewNamed name: String) -> ViewClass? {
    if self.name == name { return viewClass }
    for child in children { if let found = child.viewClass(ofViewNamed: name) { return found } }
    return nil
  }

  /// Sets properties of the first view of this name.
  package mutating func set(_ fields: [Setting], onViewNamed name: String) {
    if self.name == name {
      settings = settings.replacing(with: fields)
    } else if let index = subviews.firstIndex(where: { $0.viewClass(ofViewNamed: name) != nil }) {
      subviews[index].set(fields, onViewNamed: name)
    } else if let index = arrangedSubviews.firstIndex(where: { $0.viewClass(ofViewNamed: name) != nil }) {
      arrangedSubviews[index].set(fields, onViewNamed: name)
    }
  }
}
