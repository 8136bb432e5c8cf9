import QuotedText
package import SourcePlaces
import Suggestions

/// Something in a document that is not as it should be, with its place. The rest of the document is read.
package struct InterfaceProblem: Error, Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// An attribute or a child has a value that is not of its type, which is described as in "a number".
    case malformed(name: String, value: String, expected: String)
    /// A number that is too large to be meant.
    case outOfRange(name: String, value: String, limit: String)
    /// None of the values that there are.
    case unknownValue(name: String, value: String, known: [String])
    /// An attribute without which the element means nothing.
    case missing(name: String, element: String)
    /// Another element has the same id.
    case duplicateID(String, first: SourcePlace)
    /// No element has the id that an attribute refers to.
    case danglingReference(name: String, id: String)
    /// Objects that contain each other, by their ids.
    case circle([String])
    /// The document's format is newer than what is known.
    case laterVersion(String)
  }

  package let place: SourcePlace
  package let kind: Kind

  package init(_ place: SourcePlace, _ kind: Kind) { (self.place, self.kind) = (place, kind) }
}

extension InterfaceProblem: CustomStringConvertible {
  package var description: String { "\(place): \(kind)" }
}

extension InterfaceProblem.Kind: CustomStringConvertible {
  /// The problem in a sentence, and what to do about it.
  package var description: String {
    switch self {
    case .malformed(let name, let value, let expected):
      "Expected \(expected) for \(name.quoted), not \(value.quoted)."
    case .outOfRange(let name, let value, let limit):
      "The value \(value.quoted) of \(name.quoted) is out of range. Use \(limit)."
    case .unknownValue(let name, let value, let known):
      "The value \(value.quoted) of \(name.quoted) is unknown."
        + Suggestion.sentence(Suggestion.nearest(to: value, among: known), orOneOf: known)
    case .missing(let name, let element): "The element \(element.quoted) has no \(name.quoted)."
    case .duplicateID(let id, let first): "The id \(id.quoted) is already used at \(first). The first object keeps it."
    case .danglingReference(let name, let id): "No object has the id \(id.quoted) that \(name.quoted) refers to."
    case .circle(let ids):
      "Objects contain each other: \(ids.map(\.quoted).joined(separator: " → ")). Remove one of the connections."
    case .laterVersion(let version):
      "The format \(version.quoted) is newer than 3.0, the one that is known. What is unknown is passed over."
    }
  }
}
