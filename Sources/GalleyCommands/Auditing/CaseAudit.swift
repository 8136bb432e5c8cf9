import Auditing
import Drawing
import Foundation
import HeadlessUIKit
import Raster
import Scenes
import Snapshots
import ViewRendering

/// Audits one case after another, in this process.
@MainActor
final class CaseAudit {
  private let cases: [AuditedCase]
  private let baseline: AuditBaseline
  private let renderer: ViewRenderer
  private let auditor: Auditor
  private let folder: RunFolder

  init(_ cases: [AuditedCase], _ baseline: AuditBaseline, renderer: ViewRenderer, folder: RunFolder) {
    (self.cases, self.baseline, self.renderer, self.folder) = (cases, baseline, renderer, folder)
    auditor = Auditor(renderer: renderer)
  }

  /// The result of the case at a place among those that are audited.
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

  private func result(of audited: AuditedCase) throws -> RenderResult {
    let scene = audited.scene
    let definition = try scene.definition.get()
    guard let step = audited.step else { preconditionFailure("\(scene.path) has no configuration") }
    let audit = try audit(scene, definition, step)
    let found = audit.findings
    var result = RenderResult(
      scene.casePath, .rendered(picture: nil), findings: found.map { Finding($0) }, duration: .zero)
    result.allow(
      definition.allowedFindings.filter { FindingNames.laws.all.contains($0.kind) }, covering: Law.allowedToo)
    baseline.allow(&result)
    guard step.isOfScene || !found.isEmpty else { return result }
    let marks = zip(found, result.findings).map { MarkedFinding($0, allowed: $1.allowed) }
    result.outcome = .rendered(picture: try draw(audit.displayList, marks, scene, step.configuration))
    return result
  }

  private func audit(
    _ scene: SceneCase, _ definition: SceneDefinition, _ step: AuditStep
  ) throws -> Auditor.Audit {
    do {
      return try auditor.audit("\(scene.file)/\(scene.scene)", step) { try layOut(definition, $0) }
    } catch {
      throw definition.placed(error)
    }
  }

  private func layOut(_ definition: SceneDefinition, _ configuration: Configuration) throws(SceneError) -> ViewRecording
  {
    do {
      return try renderer.layOut(
        under: configuration, showing: definition.shows, fonts: definition.fonts, isSurvey: true
      ) {
        try definition.makeView(for: configuration)
      }
    } catch {
      throw definition.placed(error)
    }
  }

  private func draw(
    _ displayList: DisplayList, _ marks: [MarkedFinding], _ scene: SceneCase, _ configuration: Configuration
  ) throws -> String {
    let identity = try CaseIdentity(
      catalogueFile: scene.file, scene: scene.scene, configuration: configuration.slug)
    let marked = try MarkedPicture(displayList, marks).displayList(fonts: FontRegistry.library)
    let picture = "\(identity.referencePath).png"
    try folder.write(PNG.encode(renderer.draw(marked, scale: configuration.scale)), to: picture)
    return picture
  }
}
