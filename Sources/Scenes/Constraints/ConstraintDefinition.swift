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

  /// The items it places: those it names itself, and not by one of their guides.
  var placedItems: [ConstraintItem] {
    switch form {
    case .line(let line): [line.first, line.second].compactMap { $0.flatMap { $0.guide == nil ? $0.item : nil } }
    case .visualFormat(let format): format.views.map { .named($0.text) }
    }
  }

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
