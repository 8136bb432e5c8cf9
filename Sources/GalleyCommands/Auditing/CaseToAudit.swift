import Auditing
import Scenes
import Snapshots

/// A case of a catalogue, or one that rules compare its scene's cases with, and what to examine in it.
struct CaseToAudit {
  let scene: SceneCase
  /// Nil for a case that has no configuration because of a mistake.
  let step: AuditStep?

  /// The catalogue's cases scene by scene, including those that rules add.
  static func all(of catalogue: Catalogue) -> [CaseToAudit] { catalogue.files.flatMap { all(of: $0.cases) } }

  /// Cases scene by scene, including those that rules add.
  static func all(of cases: [SceneCase]) -> [CaseToAudit] {
    cases.chunked { $0.place == $1.place && $0.scene == $1.scene }.flatMap(steps)
  }

  /// - Parameter cases: the cases of one scene.
  private static func steps(of cases: [SceneCase]) -> [CaseToAudit] {
    let configurations = cases.compactMap(\.configuration)
    guard configurations.count == cases.count else { return cases.map { CaseToAudit(scene: $0, step: nil) } }
    return AuditPlan(configurations).steps.map { step in
      CaseToAudit(scene: cases[0].under(step.configuration), step: step)
    }
  }
}

extension Array {
  /// Splits the array between neighbours that do not belong together.
  func chunked(by belong: (Element, Element) -> Bool) -> [[Element]] {
    var parts: [[Element]] = []
    for element in self {
      if let last = parts.last?.last, belong(last, element) {
        parts[parts.count - 1].append(element)
      } else {
        parts.append([element])
      }
    }
    return parts
  }
}
