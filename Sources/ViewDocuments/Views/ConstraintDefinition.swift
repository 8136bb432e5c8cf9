package import HeadlessUIKit
package import SourcePlaces

/// A constraint in a document, parsed and checked but not yet resolved to views.
package struct ConstraintDefinition: Sendable {
  enum Form: Sendable {
    case line(ConstraintLine)
    case visualFormat(VisualFormat)
  }

  let form: Form
  /// The constraint's identifier, which messages about the layout show.
  let identifier: String?
  let place: TextPlace

  /// Parses a constraint written in one line: `title.leading = avatar.trailing + 8 @750`.
  package init(text: String, identifier: String? = nil, place: TextPlace) throws(DocumentError) {
    do throws(ConstraintError) {
      form = .line(try ConstraintParser.parse(text))
    } catch {
      throw place.error(error.problem, at: error.offset)
    }
    (self.identifier, self.place) = (identifier, place)
  }

  /// Creates a constraint from parts that a document gives separately, such as the attributes of an element, all at one
  /// place.
  package init(_ line: ConstraintLine, identifier: String? = nil, at place: SourcePlace) throws(DocumentError) {
    let place = TextPlace(start: place, isInline: false)
    do throws(ConstraintError) {
      try ConstraintRules.checkNumbers(of: line)
      try ConstraintRules.check(line)
    } catch {
      throw place.error(error.problem, at: error.offset)
    }
    (form, self.identifier, self.place) = (.line(line), identifier, place)
  }

  package init(_ format: VisualFormat, identifier: String? = nil, place: TextPlace) {
    (form, self.identifier, self.place) = (.visualFormat(format), identifier, place)
  }

  /// The items that the constraint positions: those it names directly, not through one of their guides.
  var placedItems: [ConstraintItem] {
    switch form {
    case .line(let line): [line.first, line.second].compactMap { $0.flatMap { $0.guide == nil ? $0.item : nil } }
    case .visualFormat(let format): format.views.map { .named($0.text) }
    }
  }

  /// The items that the constraint names, with their offsets in the text.
  var items: [(item: ConstraintItem, offset: Int)] {
    switch form {
    case .line(let line): [line.first, line.second].compactMap { $0.map { ($0.item, $0.offset) } }
    case .visualFormat(let format): format.views.map { (.named($0.text), $0.offset) }
    }
  }

  /// The maximum number of layout constraints that it produces.
  var count: Int {
    switch form {
    case .line: 1
    case .visualFormat(let format): 4 * format.views.count
    }
  }
}

/// A format string of Apple's Visual Format Language, with its metrics and options.
package struct VisualFormat: Sendable {
  package struct Metric: Sendable {
    let name: String
    let value: Double

    package init(name: String, value: Double) {
      (self.name, self.value) = (name, value)
    }
  }

  let text: String
  package var options: NSLayoutConstraint.FormatOptions = []
  package var metrics: [Metric] = []
  private let words: [VisualFormatWord]

  /// Throws for numbers that are too large. Everything else that UIKit would raise an exception for is found when
  /// constraints are made.
  package init(_ text: String, at place: TextPlace) throws(DocumentError) {
    for number in VisualFormatNumber.numbers(of: text) where !PropertyLimits.coordinate.contains(number.value) {
      throw place.error(.numberTooLarge(number.value.plain), at: number.offset)
    }
    self.text = text
    words = VisualFormatWord.words(of: text)
  }

  /// The words in the format that are not metrics.
  var views: [VisualFormatWord] {
    let known = Set(metrics.map(\.name))
    return words.filter { $0.isView || !known.contains($0.text) }
  }

  /// The options by their names in UIKit.
  package static let optionNames: KeyValuePairs<String, NSLayoutConstraint.FormatOptions> = [
    "alignAllLeft": .alignAllLeft, "alignAllRight": .alignAllRight, "alignAllTop": .alignAllTop,
    "alignAllBottom": .alignAllBottom, "alignAllLeading": .alignAllLeading, "alignAllTrailing": .alignAllTrailing,
    "alignAllCenterX": .alignAllCenterX, "alignAllCenterY": .alignAllCenterY,
    "alignAllLastBaseline": .alignAllLastBaseline, "alignAllFirstBaseline": .alignAllFirstBaseline,
    "directionLeadingToTrailing": .directionLeadingToTrailing, "directionLeftToRight": .directionLeftToRight,
    "directionRightToLeft": .directionRightToLeft, "spacingBaselineToBaseline": .spacingBaselineToBaseline,
  ]
}
