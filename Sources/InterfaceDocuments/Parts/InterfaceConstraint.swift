package import SourcePlaces

/// A constraint as a document writes it: first = multiplier × second + constant.
package struct InterfaceConstraint: Sendable {
  package enum Relation: String, Sendable, CaseIterable { case equal, greaterThanOrEqual, lessThanOrEqual }

  package enum Attribute: String, Sendable, CaseIterable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case baseline, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  package let id: String?
  /// The first item's id; nil for the view that owns the list.
  package let firstItem: String?
  package let firstAttribute: Attribute
  package let relation: Relation
  package let secondItem: String?
  package let secondAttribute: Attribute?
  /// Nil if none is written: 0, or the standard spacing if the constraint is symbolic.
  package let constant: Double?
  package let multiplier: Double
  /// From 1 to 1000.
  package let priority: Double
  package let identifier: String?
  /// Whether the constant is the standard spacing.
  package let isSymbolic: Bool
  /// Whether it is only there at design time.
  package let isPlaceholder: Bool
  private let element: InterfaceElement

  package var place: SourcePlace { element.place }

  /// Reads a `<constraint>`.
  init(_ element: InterfaceElement) throws(InterfaceProblem) {
    self.element = element
    (id, identifier) = (element.id, element["identifier"])
    (firstItem, secondItem) = (element["firstItem"], element["secondItem"])
    guard let first = try element.attribute("firstAttribute") else {
      throw InterfaceProblem(element.place, .missing(name: "firstAttribute", element: element.name))
    }
    firstAttribute = first
    relation = try element.choice("relation", of: Relation.self) ?? .equal
    secondAttribute = try element.attribute("secondAttribute")
    if secondItem != nil, secondAttribute == nil {
      throw InterfaceProblem(element.place, .missing(name: "secondAttribute", element: element.name))
    }
    constant = try element.number("constant")
    multiplier = try element.ratio("multiplier") ?? 1
    priority = try element.priority("priority") ?? 1000
    isSymbolic = try element.flag("symbolic") ?? false
    isPlaceholder = try element.flag("placeholder") ?? false
  }

  /// The constraint under size classes; itself if a variation is malformed, which is one of the document's problems.
  package func varied(_ classes: InterfaceSizeClasses) -> InterfaceConstraint {
    guard element.children.contains(where: { $0.name == "variation" }) else { return self }
    return (try? InterfaceConstraint(element.varied(classes))) ?? self
  }
}

extension InterfaceElement {
  /// The constraints in the view's list that can be read.
  package var constraints: [InterfaceConstraint] {
    (child(named: "constraints")?.children ?? []).filter { $0.name == "constraint" }
      .compactMap { try? InterfaceConstraint($0) }
  }

  /// A layout priority from 1 to 1000.
  package func priority(_ name: String) throws(InterfaceProblem) -> Double? {
    guard let priority = try number(name) else { return nil }
    guard (0...1000).contains(priority) else {
      throw InterfaceProblem(
        place(of: name), .outOfRange(name: name, value: self[name] ?? "", limit: "a priority from 1 to 1000"))
    }
    return max(priority, 1)
  }

  fileprivate func attribute(_ name: String) throws(InterfaceProblem) -> InterfaceConstraint.Attribute? {
    try choice(name, of: InterfaceConstraint.Attribute.self)
  }

  /// A number, or two with a colon or a slash between them: `16:9`.
  fileprivate func ratio(_ name: String) throws(InterfaceProblem) -> Double? {
    guard let text = self[name] else { return nil }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
      .map { InterfaceNumber.double(String($0.drop { $0 == " " }.prefix { $0 != " " })) }
    let ratio: Double? =
      switch parts.count {
      case 1: parts[0]
      case 2: parts[0].flatMap { first in parts[1].map { first / $0 } }
      default: nil
      }
    guard let ratio, InterfaceNumber.range.contains(ratio) else {
      throw malformed(name, text, "a number or a ratio such as '16:9'")
    }
    return ratio
  }
}
