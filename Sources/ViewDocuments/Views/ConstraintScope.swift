import HeadlessUIKit
import Suggestions

/// The views and guides that the constraints of one view can name.
struct ConstraintScope {
  /// The names of views in tree order, then those of guides, duplicates included.
  private let names: [String]
  private let owner: ViewClass
  private let superview: ViewClass?
  private let guides: Set<String>
  private var counts: [String: Int] = [:]
  private var classes: [String: ViewClass] = [:]

  /// - Parameter superview: the class of the owner's superview; nil for the outermost view.
  init(owner: ViewDefinition, superview: ViewClass?) {
    let views = owner.namedViews
    let guides = owner.guideNames
    names = views.map(\.name) + guides
    self.owner = owner.viewClass
    self.superview = superview
    self.guides = Set(guides)
    for name in names { counts[name, default: 0] += 1 }
    for view in views { classes[view.name] = view.viewClass }
  }

  /// Throws if the constraint names a view that does not exist or is ambiguous, or uses an attribute of a guide that
  /// only views have.
  func check(_ constraint: ConstraintDefinition) throws(DocumentError) {
    for (item, offset) in constraint.items {
      guard let problem = problem(with: item, in: constraint) ?? guideProblem(with: item, in: constraint) else {
        continue
      }
      throw constraint.place.error(problem, at: offset)
    }
    guard case .line(let line) = constraint.form else { return }
    for operand in [line.first, line.second].compactMap(\.self) {
      if let problem = scrollProblem(with: operand) { throw constraint.place.error(problem, at: operand.offset) }
    }
  }

  private func scrollProblem(with operand: ConstraintOperand) -> ConstraintProblem? {
    guard let guide = operand.guide, guide.belongsToScrollViews, let viewClass = viewClass(of: operand.item),
      !viewClass.scrolls
    else { return nil }
    return .guideOfScrollViews(guide.rawValue, owner: viewClass.rawValue)
  }

  private func viewClass(of item: ConstraintItem) -> ViewClass? {
    switch item {
    case .owner: owner
    case .superview: superview
    case .named(let name): classes[name]
    }
  }

  private func guideProblem(with item: ConstraintItem, in constraint: ConstraintDefinition) -> ConstraintProblem? {
    guard case .named(let name) = item, guides.contains(name) else { return nil }
    guard case .line(let line) = constraint.form else { return .guideInVisualFormat(name) }
    for operand in [line.first, line.second].compactMap(\.self) where operand.item == item {
      if let guide = operand.guide { return .guideOfGuide(name, guide.rawValue) }
      if !ConstraintRules.canBelongToGuide(operand.attribute) { return .attributeOfGuide(operand.name) }
    }
    return nil
  }

  private func problem(with item: ConstraintItem, in constraint: ConstraintDefinition) -> ConstraintProblem? {
    switch item {
    case .owner: return nil
    case .superview: return superview == nil ? .noSuperview : nil
    case .named(let name):
      let count = counts[name] ?? 0
      if count == 1 { return nil }
      if count > 1 { return .ambiguousView(name) }
      return unknown(name, in: constraint)
    }
  }

  private func unknown(_ name: String, in constraint: ConstraintDefinition) -> ConstraintProblem {
    let shortened = String(name.prefix(60))
    if case .visualFormat(let format) = constraint.form { return unknown(name, shortened, in: format) }
    let known = names + ["self"] + (superview == nil ? [] : ["superview"])
    let guides = ConstraintGuide.allCases.filter { owner.scrolls || !$0.belongsToScrollViews }
    let suggestion = ConstraintSuggestion.view(name, among: known, guides: guides)
    return .unknownView(shortened, suggestion: suggestion, names: known, hasSuperview: superview != nil)
  }

  private func unknown(_ name: String, _ shortened: String, in format: VisualFormat) -> ConstraintProblem {
    if ["self", "superview"].contains(name) { return .wordInVisualFormat(name) }
    let isMetric = format.views.contains { $0.text == name && !$0.isView }
    let known = isMetric ? format.metrics.map(\.name) + names : names
    let suggestion = Suggestion.nearest(to: name, among: known)
    return isMetric
      ? .unknownMetric(shortened, suggestion: suggestion, names: known)
      : .unknownView(shortened, suggestion: suggestion, names: known, hasSuperview: superview != nil)
  }
}

extension ViewDefinition {
  /// Throws for the first of the view's constraints, including those of its variations, that names something unknown.
  ///
  /// - Parameter superview: the class of the view's superview; nil for an outermost one.
  package func checkConstraints(superview: ViewClass?) throws(DocumentError) {
    let lists = [constraints] + variations.compactMap(\.constraints)
    guard lists.contains(where: { !$0.isEmpty }) else { return }
    let scope = ConstraintScope(owner: self, superview: superview)
    for constraint in lists.joined() { try scope.check(constraint) }
  }
}
