import Auditing
import Foundation
import HeadlessUIKit
import Scenes
import Snapshots
import ViewRendering

/// Audits one case after another, in this process.
@MainActor
final class CaseAudit {
  private let cases: [CaseToAudit]
  private let baseline: AuditBaseline
  private let renderer: ViewRenderer
  private let auditor: Auditor
  private let folder: RunFolder

  init(_ cases: [CaseToAudit], _ baseline: AuditBaseline, renderer: ViewRenderer, folder: RunFolder) {
    (self.cases, self.baseline, self.renderer, self.folder) = (cases, baseline, renderer, folder)
    auditor = Auditor(renderer: renderer)
  }

  /// The result of the case at an index among the audited ones.
  func result(of index: Int) -> TimedResult<RenderOutcome> {
    let audited = cases[index]
    let start = ContinuousClock.now
    var result: RenderResult
    do {
      result = try self.result(of: audited)
    } catch {
      result = RenderResult(audited.scene.casePath, .failed(reason: "\(error)"), duration: .zero)
    }
    result.duration = ContinuousClock.now - start
    return TimedResult(result)
  }

  private func result(of audited: CaseToAudit) throws -> RenderResult {
    let scene = audited.scene
    let definition = try scene.definition.get()
    guard let step = audited.step else { preconditionFailure("\(scene.path) has no configuration") }
    var found = AuditedCase(
      scene.casePath, step, try audit(scene, definition, step), allowing: definition.allowedFindings
    ) { baseline.reason(for: $0, of: scene.casePath) }
    guard step.isOfScene || !found.result.findings.isEmpty else { return found.result }
    let identity = try CaseIdentity(
      catalogueFile: scene.file, scene: scene.scene, configuration: step.configuration.slug)
    let picture = "\(identity.referencePath).png"
    try folder.write(found.picture(by: renderer, fonts: FontRegistry.library), to: picture)
    found.result.outcome = .rendered(picture: picture)
    return found.result
  }

  private func audit(
    _ scene: SceneCase, _ definition: SceneDefinition, _ step: AuditStep
  ) throws -> Auditor.Audit {
    do {
      return try auditor.audit("\(scene.file)/\(scene.scene)", step) {
        try renderer.layOut(definition, under: $0, isSurvey: true)
      }
    } catch {
      throw definition.placed(error)
    }
  }
}
