import Auditing
import Findings
import Scenes
import Snapshots
import ViewRendering

/// The findings of a scene that nothing allows, in all of its cases.
@MainActor
struct SceneAudit {
  /// A finding in one case.
  struct Item {
    let finding: Finding
    let contrast: MeasuredContrast?
    let configuration: Configuration
  }

  /// The subject of a finding, in any case.
  struct Subject: Hashable {
    let kind: String
    let view: String
  }

  /// The subject of a finding, in one case.
  private struct Key: Hashable {
    let subject: Subject
    let configuration: String
  }

  let items: [Item]
  private let keys: Set<Key>

  /// Audits a scene.
  ///
  /// - Parameters:
  ///   - file: the catalogue file, without its extension.
  ///   - known: the reason that a finding of a case is known although the scene does not allow it.
  /// - Throws: the errors of the scene and of its layout.
  init(
    _ scene: Scene, in file: String, by renderer: ViewRenderer, known: (Finding, CasePath) -> String?
  ) throws {
    let definition = try scene.definition.get()
    let auditor = Auditor(renderer: renderer)
    var items: [Item] = []
    for step in AuditPlan(scene.configurations).steps {
      let path = CasePath(catalogueFile: file, scene: scene.name, configuration: step.configuration.slug)
      let audited = try auditor.audit(
        path, definition, step, allowing: definition.allowedFindings, definition.audit
      ) { known($0, path) }
      for (found, finding) in zip(audited.findings, audited.result.findings) where finding.allowed == nil {
        items.append(Item(finding: finding, contrast: found.contrast, configuration: step.configuration))
      }
    }
    self.items = items
    keys = Set(items.map { Key(subject: $0.finding.subject, configuration: $0.configuration.slug) })
  }

  /// The subjects of all findings, each once, in the order of the cases.
  var subjects: [Subject] {
    var seen: Set<Subject> = []
    return items.map(\.finding.subject).filter { seen.insert($0).inserted }
  }

  /// The findings about one thing, those of the largest text first.
  func items(about subject: Subject) -> [Item] {
    items.filter { $0.finding.subject == subject }.enumerated().sorted {
      ($1.element.configuration.category, $1.offset) < ($0.element.configuration.category, $0.offset)
    }.map(\.element)
  }

  /// Whether it has no finding that the other has not.
  func addsNone(to other: SceneAudit) -> Bool { keys.isSubset(of: other.keys) }
}

extension Finding {
  var subject: SceneAudit.Subject { SceneAudit.Subject(kind: kind, view: identity) }
}
