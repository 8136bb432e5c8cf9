/// Another case that a case is compared with, in place of a reference: both under the same configuration.
///
/// The relations are those of W3C's reftests, `match` and `mismatch`: only pixels count, so views of different classes may look
/// the same.
package struct Counterpart: Hashable, Sendable {
  package enum Relation: String, Codable, CaseIterable, Sendable {
    /// Both look the same, within the case's tolerance.
    case equals
    /// They differ by more than the case's tolerance.
    case differs
  }

  package var relation: Relation
  /// The other scene's name; nil for a view of a test in Swift, which has none.
  package var scene: String?

  package init(_ relation: Relation, _ scene: String?) { (self.relation, self.scene) = (relation, scene) }
}

extension Counterpart: Codable {
  private enum Key: String, CodingKey {
    case relation, scene
  }

  package init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    relation = try object.decode(Relation.self, forKey: .relation)
    scene = try object.decodeIfPresent(String.self, forKey: .scene)
  }

  package func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(relation, forKey: .relation)
    try object.encodeIfPresent(scene, forKey: .scene)
  }
}

extension Counterpart {
  /// The counterpart in sentences.
  var name: String { scene.map { "'\($0)'" } ?? "the other view" }

  /// The violation of the relation.
  ///
  /// - Parameter isTolerated: whether pixels differ, and only the tolerance makes both the same.
  func violation(isTolerated: Bool) -> String {
    switch relation {
    case .equals: "it does not look like \(name), which it has to equal"
    case .differs:
      "it looks the same as \(name)\(isTolerated ? " within its tolerance" : ""), from which it has to differ"
    }
  }
}

/// The reason that a case cannot be compared with its counterpart.
package enum CounterpartError: Error, Equatable {
  /// The other case did not render.
  case failed(Counterpart, reason: String)
}

extension CounterpartError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .failed(let counterpart, let reason):
      "\(counterpart.name), which it is compared with, did not render: \(reason)"
    }
  }
}
