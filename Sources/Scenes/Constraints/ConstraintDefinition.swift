import HeadlessUIKit

/// A constraint as a file describes it, its words checked and not yet resolved to views.
struct ConstraintDefinition: Sendable {
  enum Form: Sendable {
    case line(ConstraintLine)
    case visualFormat(VisualFormat)
  }

  let form: Form
  /// The name that messages about the layout give it.
  let identifier: String?
  let place: TextPlace

  /// Each item it names, with its place in the text.
  var items: [(item: ConstraintItem, offset: Int)] {
    switch form {
    case .line(let line): [line.first, line.second].compactMap { $0.map { ($0.item, $0.offset) } }
    case .visualFormat(let format): format.views.map { (.named($0.text), $0.offset) }
    }
  }

  /// How many constraints come of it at most.
  var count: Int {
    switch form {
    case .line: 1
    case .visualFormat(let format): 4 * format.views.count
    }
  }
}

/// A format of Apple's Visual Format Language, with what its words stand for.
struct VisualFormat: Sendable {
  struct Metric: Sendable {
    let name: String
    let value: Double
  }

  let text: String
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [Metric]
  /// The words in it that are no metrics.
  let views: [VisualFormatWord]
}

/// Where a text starts in its file.
struct TextPlace: Sendable {
  let start: SourcePlace
  /// Whether columns follow the text's code points; those of a block do not.
  let isInline: Bool

  /// The place of a code point of the text.
  func place(at offset: Int) -> SourcePlace {
    isInline ? SourcePlace(file: start.file, line: start.line, column: start.column + offset) : start
  }

  func error(_ problem: ConstraintProblem, at offset: Int) -> SceneError {
    SceneError(place: place(at: offset), problem: .constraint(problem))
  }
}

/// The views and guides that constraints of one view may name.
struct ConstraintScope {
  /// Names of views in the order of the tree, then those of guides, repeated ones repeated.
  let names: [String]
  let hasSuperview: Bool
  private let guides: Set<String>
  private var counts: [String: Int] = [:]

  init(names: [String], guides: [String], hasSuperview: Bool) {
    self.names = names + guides
    self.hasSuperview = hasSuperview
    self.guides = Set(guides)
    for name in self.names { counts[name, default: 0] += 1 }
  }

  /// Throws when the constraint names a view that is not there, or several, or asks of a guide what only views have.
  func check(_ constraint: ConstraintDefinition) throws(SceneError) {
    for (item, offset) in constraint.items {
      guard let problem = problem(with: item, in: constraint) ?? guideProblem(with: item, in: constraint) else {
        continue
      }
      throw constraint.place.error(problem, at: offset)
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
    case .holder: return nil
    case .superview: return hasSuperview ? nil : .noSuperview
    case .named(let name):
      let count = counts[name] ?? 0
      if count == 1 { return nil }
      if count > 1 { return .ambiguousView(name) }
      return unknown(name, in: constraint)
    }
  }

  private func unknown(_ name: String, in constraint: ConstraintDefinition) -> ConstraintProblem {
    let shortened = String(name.prefix(60))
    if case .visualFormat(let format) = constraint.form, format.views.contains(where: { $0.text == name && !$0.isView })
    {
      let known = format.metrics.map(\.name) + names
      return .unknownMetric(shortened, suggestion: Suggestion.nearest(to: name, among: known), names: known)
    }
    let known = names + ["self"] + (hasSuperview ? ["superview"] : [])
    return .unknownView(shortened, suggestion: Suggestion.nearest(to: name, among: known), names: known)
  }
}
