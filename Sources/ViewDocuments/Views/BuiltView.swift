import HeadlessUIKit

/// A view made from its definition, with its descendants, before constraints are active.
@MainActor
struct BuiltView {
  let view: UIView
  let definition: ViewDefinition
  let children: [BuiltView]
  /// The view's own layout guides, with their names as identifiers.
  let guides: [UILayoutGuide]

  /// Activates the constraints of the whole tree, superviews first, in the order in which they are written.
  ///
  /// A view that a constraint names stops translating its autoresizing mask, unless the document sets that itself. The
  /// view that has the list of constraints keeps its frame, unless a constraint names its superview, too.
  func activateConstraints(in context: DocumentContext) throws(DocumentError) {
    var pending = [self]
    while let built = pending.popLast() {
      let constraints = built.definition.constraints(in: context)
      if !constraints.isEmpty {
        try ConstraintMaker(owner: built, traits: context.traits).activate(constraints)
      }
      pending += built.children.reversed()
    }
  }

  /// The view and its descendants by name.
  func viewsByName() -> [String: BuiltView] {
    var views: [String: BuiltView] = [:]
    var pending = [self]
    while let built = pending.popLast() {
      if let name = built.definition.name, views[name] == nil { views[name] = built }
      pending += built.children.reversed()
    }
    return views
  }

  /// The layout guides of the view and its descendants by name.
  func guidesByName() -> [String: UILayoutGuide] {
    var guides: [String: UILayoutGuide] = [:]
    var pending = [self]
    while let built = pending.popLast() {
      for guide in built.guides where guides[guide.identifier] == nil { guides[guide.identifier] = guide }
      pending += built.children.reversed()
    }
    return guides
  }
}
