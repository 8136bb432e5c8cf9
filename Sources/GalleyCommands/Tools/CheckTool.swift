import Auditing
import CommandSupport
import Drawing
import Findings
import Foundation
import HeadlessUIKit
import JSONDocuments
import ModelContextProtocol
import ReferenceCommands
import Remedies
import Scenes
import Snapshots
import ViewRendering

/// `check`: what an audit finds in scenes, and what their layout shows to be wrong.
enum CheckTool {
  private static let mostCases = 48

  @MainActor static func tool(_ bench: Workbench) -> Tool {
    Tool(
      "check", title: "Find what is wrong",
      "Checks cases as 'galley audit' and 'galley test' do: cut and overlapping texts, contradicting constraints, texts that do not "
        + "grow, low contrast, small targets, missing labels, and so on, at the cases' sizes and at those that rules compare. Each "
        + "finding names the view, its node's number in the first of its cases, the cases, and the scene's file and line.",
      parameters: CalledScenes.parameters, result: result
    ) { call in try bench.perform { try check(call, bench) } }
  }

  private static let result = SchemaPart.result([
    ("passes", SchemaPart.flag), ("cases", SchemaPart.strings), ("findings", SchemaPart.list(ReportDocument.finding)),
  ])

  @MainActor private static func check(_ call: ToolCall, _ bench: Workbench) throws -> ToolResult {
    let scenes = try CalledScenes(call.arguments, in: bench.folder, limit: mostCases)
    // Screens are kept by the scene's name, which may have other contents in the next call.
    let auditor = Auditor(renderer: bench.renderer)
    var (results, layouts) = ([RenderResult](), [CasePath: LayoutNode]())
    var recordings = Recordings()
    let remedies = scenes.remedies(by: bench.renderer)
    for item in CaseToAudit.all(of: scenes.cases) {
      try call.checkCancellation()
      let (result, layout) = try scenes.locatingErrors {
        try audit(item, by: auditor, bench.renderer, scenes, remedies, &recordings)
      }
      results.append(result)
      layouts[result.path] = layout
    }
    let summary = RenderSummary(results, failing: FindingNames.levels(from: .error), isPartial: true, isAudit: true)
    let findings = summary.findings.groups.map { group -> JSON in
      guard let layout = group.paths.first.flatMap({ layouts[$0] }) else { return group.json }
      return group.json.adding(number(of: group.finding, in: layout))
    }
    return ToolResult([
      "passes": .bool(!summary.needsReview), "cases": .strings(scenes.cases.map(\.path)), "findings": .array(findings),
    ])
  }

  /// The number of a finding's node in the first of its cases.
  private static func number(of finding: Finding, in layout: LayoutNode) -> JSON {
    let names = LayoutTree(layout)
    let index = layout.preorder.indices.first { names.name(at: $0) == finding.node }
    return index.map { ["number": .integer($0 + 1)] } ?? [:]
  }

  /// The recordings of one scene, which are made when the first rule needs them.
  private struct Recordings {
    var scene = ""
    var ofConfigurations: [Configuration: ViewRecording] = [:]
  }

  @MainActor private static func audit(
    _ item: CaseToAudit, by auditor: Auditor, _ renderer: ViewRenderer, _ scenes: CalledScenes,
    _ remedies: RemedyFinder, _ recordings: inout Recordings
  ) throws -> (RenderResult, LayoutNode?) {
    let (scene, path) = (item.scene, item.scene.casePath)
    let definition = try scene.definition.get()
    guard let step = item.step else { preconditionFailure("\(path) has no configuration") }
    if recordings.scene != path.scenePath { recordings = Recordings(scene: path.scenePath) }
    let found = try definition.locatingErrors {
      try auditor.audit(path.scenePath, step) { configuration in
        let recording = try definition.layOut(under: configuration, isSurvey: true, by: renderer)
        recordings.ofConfigurations[configuration] = recording
        return recording
      }
    }
    let own = recordings.ofConfigurations[step.configuration]
    var audited = AuditedCase(path, step, found, allowing: definition.allowedFindings, definition.audit)
    try remedies.addRemedies(to: &audited, of: scene)
    var result = audited.result
    // What is no rule of audits, such as a missing glyph.
    let others = (own?.snapshotFindings ?? []).filter { !FindingKind.isOfAudit($0.kind) }
    if step.isOfScene, !others.isEmpty {
      let allowed = others.allowed(by: definition.allowedFindings)
      var layout = RenderResult(path, result.outcome, findings: allowed, duration: .zero)
      try remedies.addRemedies(to: &layout, of: scene)
      result.findings += layout.findings
    }
    result.source = scenes.place(of: scene)
    return (result, result.findings.isEmpty ? nil : own?.layout)
  }
}
