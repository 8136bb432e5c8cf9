import HeadlessUIKit

/// What is wrong with a constraint.
package enum ConstraintProblem: Error, Equatable {
  case expected(String, found: String)
  case notFinite(String)
  case priorityOutOfRange(String)
  case unknownAttribute(String, suggestion: String?, names: [String])
  case unknownGuide(String, suggestion: String?, names: [String])
  case unknownPriority(String, suggestion: String?, names: [String])
  case unknownView(String, suggestion: String?, names: [String])
  case unknownMetric(String, suggestion: String?, names: [String])
  case ambiguousView(String)
  case noSuperview
  case attributeOfGuide(String)
  case guideOfGuide(String, String)
  case guideInVisualFormat(String)
  case placeWithoutPlace(String)
  case placeTimesZero(String)
  case lengthWithPlace(String, String)
  case crossedAxes(String, String)
  case mixedDirections(String, String)
  case systemSpacing(String)
  case visualFormat(String)
}

extension ConstraintProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .expected(let what, let found): "a constraint needs \(what) here, not \(found)."
    case .notFinite(let number): "'\(number)' is no finite number, which a constraint needs."
    case .priorityOutOfRange(let priority): "a priority is from 1 to 1000, not \(priority)."
    case .unknownAttribute(let name, let suggestion, let names):
      "'\(name)' is no attribute of a layout." + Suggestion.sentence(suggestion, orOneOf: names)
    case .unknownGuide(let name, let suggestion, let names):
      "'\(name)' is no guide of a view." + Suggestion.sentence(suggestion, orOneOf: names)
    case .unknownPriority(let name, let suggestion, let names):
      "'\(name)' is no priority: write a number from 1 to 1000." + Suggestion.sentence(suggestion, orOneOf: names)
    case .unknownView(let name, let suggestion, let names):
      "no view in here is named '\(name)'." + Suggestion.sentence(suggestion, orOneOf: names)
    case .unknownMetric(let name, let suggestion, let names):
      "'\(name)' is neither one of the metrics nor a view's name." + Suggestion.sentence(suggestion, orOneOf: names)
    case .ambiguousView(let name): "two views in here are named '\(name)'. Give each a name of its own."
    case .noSuperview: "the scene's outermost view has no superview."
    case .attributeOfGuide(let attribute): "a guide has no '\(attribute)': name the view, or an edge of the guide."
    case .guideOfGuide(let name, let guide): "'\(name)' is a layout guide, which has no '\(guide)'."
    case .guideInVisualFormat(let name): "'\(name)' is a layout guide, and a visual format names views alone."
    case .placeWithoutPlace(let attribute):
      "'\(attribute)' is a place, which takes another item's place on the right: a number alone says nothing."
    case .placeTimesZero(let attribute): "'\(attribute)' is a place, whose multiplier cannot be 0."
    case .lengthWithPlace(let first, let second):
      "'\(first)' cannot be compared with '\(second)': one is a length, the other a place."
    case .crossedAxes(let first, let second):
      "'\(first)' cannot be compared with '\(second)': one is horizontal, the other vertical."
    case .mixedDirections(let first, let second):
      "'\(first)' cannot be compared with '\(second)': one follows the layout direction, the other does not."
    case .systemSpacing(let reason): "'system', the system's spacing, \(reason)."
    case .visualFormat(let problem): "this is no visual format: \(problem)."
    }
  }
}
