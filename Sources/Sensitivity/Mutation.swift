/// A change of one view.
package struct Mutation: Hashable, Codable, Sendable {
  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// The view is moved by a point.
    case moved
    /// One of its colours is changed by a step.
    case recoloured
    /// A letter of its text is changed.
    case text
    case hidden
  }

  package var kind: Kind
  /// The property that is changed, such as `backgroundColor`.
  package var property: String

  package init(_ kind: Kind, _ property: String) { (self.kind, self.property) = (kind, property) }
}

/// A mutation that no verdict noticed.
package struct UnnoticedMutation: Hashable, Codable, Sendable {
  /// The view, as messages name it.
  package var view: String
  package var mutation: Mutation
  package var reason: UnnoticedReason

  package init(view: String, _ mutation: Mutation, _ reason: UnnoticedReason) {
    (self.view, self.mutation, self.reason) = (view, mutation, reason)
  }
}

/// The reason that a mutation is not noticed, as far as it is known.
package enum UnnoticedReason: Hashable, Codable, Sendable {
  /// The view is outside of the picture.
  case outside
  /// Another view, which is opaque, is in front of all of it.
  case hiddenBehind(String)
  /// Whatever its colour is, no pixel changes: several views cover it, or clip it.
  case covered
  /// The view has no area.
  case empty
  /// Its colour is so transparent that a step changes no pixel.
  case transparent
  /// It has the colour of what is behind it.
  case sameColour
  case masked([String])
  /// The rules of the tolerance, with what they accept.
  case tolerated([String])
  case unknown
}

extension UnnoticedReason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .outside: "it is outside the picture"
    case .hiddenBehind(let view): "it is hidden behind \(view)"
    case .covered: "other views cover it, or clip it"
    case .empty: "it has no area"
    case .transparent: "it is too transparent for a step to change a pixel"
    case .sameColour: "it has the colour of what is behind it"
    case .masked(let views): "the tolerance masks \(views.joined(separator: ", "))"
    case .tolerated(let rules): "the tolerance accepts it: \(rules.joined(separator: "; "))"
    case .unknown: "the pixels stay the same"
    }
  }
}
