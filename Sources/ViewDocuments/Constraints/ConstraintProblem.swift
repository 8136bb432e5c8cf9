import HeadlessUIKit
import Suggestions

/// A kind of error in a constraint.
package enum ConstraintProblem: Error, Equatable {
  case expected(String, found: String, suggestion: String?)
  case notFinite(String)
  case numberTooLarge(String)
  case unit(String)
  case percentage
  case brackets
  case divisionByZero
  case divisionByAttribute
  case productOfAttributes
  case secondAttribute
  case secondRelation
  case numberOnTheLeft(String)
  case sumOnTheLeft
  case priorityOutOfRange(String)
  case unknownAttribute(String, suggestion: String?, names: [String])
  case unknownGuide(String, suggestion: String?, names: [String])
  case unknownPriority(String, suggestion: String?, names: [String])
  case unknownView(String, suggestion: String?, names: [String], hasSuperview: Bool)
  case unknownMetric(String, suggestion: String?, names: [String])
  case ambiguousView(String)
  case noSuperview
  case attributeOfGuide(String)
  case guideOfGuide(String, String)
  case guideWithoutAttribute(String)
  case guideOfScrollViews(String, owner: String)
  case guideInVisualFormat(String)
  case wordInVisualFormat(String)
  case unpairedLocation(String)
  case locationTimesZero(String)
  case lengthWithPlace(String, String)
  case crossedAxes(String, String)
  case mixedDirections(String, String)
  case systemSpacing(String)
  case scaledValue(String)
  case unknownTextStyle(String, suggestion: String?, names: [String])
  case visualFormat(String)
}

extension ConstraintProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .expected(let what, let found, let suggestion):
      "a constraint needs \(what) here, not \(found)." + Suggestion.sentence(suggestion, orOneOf: [])
    case .notFinite(let number): "'\(number)' is not a finite number, which a constraint needs."
    case .numberTooLarge(let number):
      "a constraint's numbers must be from -\(PropertyLimits.points.plain) to \(PropertyLimits.points.plain), "
        + "not \(number)."
    case .unit(let unit): "a constraint's numbers are points. Remove '\(unit)'."
    case .percentage: "a constraint has no percentages. Write a multiplier, as in title.width = body.width * 0.5."
    case .brackets: "a constraint has no brackets. Write a multiplier and a constant, as in body.width * 2 + 8."
    case .divisionByZero: "a constraint cannot divide by zero."
    case .divisionByAttribute: "a constraint can divide by a number, as in body.width / 2, but not by an attribute."
    case .productOfAttributes: "a constraint can multiply an attribute only by numbers, as in body.width * 2."
    case .secondAttribute: "a constraint can have only one attribute on each side."
    case .secondRelation: "a constraint can have only one relation. Write a line for each."
    case .numberOnTheLeft(let number):
      "a constraint starts with an attribute such as title.width, not with '\(number)'. Put numbers on the right."
    case .sumOnTheLeft: "the left side of a constraint must be a single attribute. Move its numbers to the right."
    case .priorityOutOfRange(let priority): "a priority must be from 1 to 1000, not \(priority)."
    case .unknownAttribute(let name, let suggestion, let names):
      "'\(name)' is not a layout attribute." + Suggestion.sentence(suggestion, orOneOf: names)
    case .unknownGuide(let name, let suggestion, let names):
      "'\(name)' is not a layout guide of a view." + Suggestion.sentence(suggestion, orOneOf: names)
    case .unknownPriority(let name, let suggestion, let names):
      "'\(name)' is not a priority. Write a number from 1 to 1000." + Suggestion.sentence(suggestion, orOneOf: names)
    case .unknownView(let name, let suggestion, let names, let hasSuperview):
      "no view here is named '\(name)'." + Suggestion.sentence(suggestion, orOneOf: names)
        + (suggestion == nil && hasSuperview ? " Put the constraint into a view that contains both of its views." : "")
    case .unknownMetric(let name, let suggestion, let names):
      "'\(name)' is neither a metric nor the name of a view." + Suggestion.sentence(suggestion, orOneOf: names)
    case .ambiguousView(let name): "two views here are named '\(name)'. Give each its own name."
    case .noSuperview: "the outermost view of a scene, or of a template, has no superview."
    case .attributeOfGuide(let attribute): "a guide has no '\(attribute)'. Name the view, or an edge of the guide."
    case .guideOfGuide(let name, let guide): "'\(name)' is a layout guide, which has no '\(guide)'."
    case .guideWithoutAttribute(let guide):
      "'\(guide)' is a guide and needs an attribute, as in self.\(guide).top."
    case .guideOfScrollViews(let guide, let owner):
      "\(owner) has no '\(guide)'. A UIScrollView or UICollectionView has one."
    case .guideInVisualFormat(let name): "'\(name)' is a layout guide, but a visual format can name only views."
    case .wordInVisualFormat(let word):
      "a visual format has no '\(word)'. It names subviews, and | is the view itself."
    case .unpairedLocation(let attribute):
      "'\(attribute)' is a position, so the right side needs another item's position, not only a number."
    case .locationTimesZero(let attribute): "'\(attribute)' is a position, so its multiplier cannot be 0."
    case .lengthWithPlace(let first, let second):
      "'\(first)' cannot be compared with '\(second)': one is a length, the other a position."
    case .crossedAxes(let first, let second):
      "'\(first)' cannot be compared with '\(second)': one is horizontal, the other vertical."
    case .mixedDirections(let first, let second):
      "'\(first)' cannot be compared with '\(second)': one follows the layout direction, the other does not."
    case .systemSpacing(let reason): "'system', the system's spacing, \(reason)."
    case .scaledValue(let reason): "'scaled', points that grow with the text, \(reason)."
    case .unknownTextStyle(let name, let suggestion, let names):
      "'\(name)' is not a text style." + Suggestion.sentence(suggestion, orOneOf: names)
    case .visualFormat(let problem):
      "this is not a visual format: \(problem.prefix(1).lowercased())\(problem.dropFirst())."
    }
  }
}
