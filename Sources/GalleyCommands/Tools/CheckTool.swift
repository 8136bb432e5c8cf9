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
  private static let mostCases = 480

  @MainActor static func tool(_ bench: Workbench) -> Tool {
    Tool(
      "check", title: "Find what is wrong",
      "Checks cases as 'galley audit' and 'galley test' do: cut and overlapping texts, contradicting constraints, texts that do not "
        + "grow, low contrast, small targets, missing labels, and so on, at the cases' sizes and at those that rules compare. Each "
        + "finding names the view, its node's number in the first of its cases, the cases, and the scene's file and line, and has a "
        + "remedy where one is known: lines to put in the file, in place of 'former' if there is one. 'passes' is whether no finding "
        + "is an error. At most \(mostCases) cases.",
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
    var (checked, recordings) = ([CheckedCase](), Recordings())
    for item in CaseToAudit.all(of: scenes.cases) {
      try call.checkCancellation()
      checked.append(try scenes.locatingErrors { try check(item, by: auditor, bench.renderer, &recordings) })
    }
    // An answer has the remedies of the last case of each finding: those of the others would cost a layout each.
    let lastPaths = Set(summary(of: checked, in: scenes).findings.groups.compactMap(\.paths.last))
    let remedies = scenes.remedies(by: bench.renderer)
    for index in checked.indices where lastPaths.contains(checked[index].audited.result.path) {
      try call.checkCancellation()
      try scenes.locatingErrors { try checked[index].addRemedies(remedies) }
    }
    let summary = summary(of: checked, in: scenes)
    let layouts = Dictionary(checked.map { ($0.audited.result.path, $0.layout) }) { first, _ in first }
    let findings = summary.findings.groups.flatMap { group -> [JSON] in
      guard let layout = group.paths.first.flatMap({ layouts[$0] ?? nil }) else { return group.json }
      return zip(group.json, group.views).map { $0.adding(number(of: $1.finding, in: layout)) }
    }
    return ToolResult([
      "passes": .bool(!summary.needsReview), "cases": .strings(scenes.cases.map(\.path)), "findings": .array(findings),
    ])
  }

  private static func summary(of checked: [CheckedCase], in scenes: CalledScenes) -> RenderSummary {
    let results = checked.map { checked -> RenderResult in
      var result = checked.result
      result.source = scenes.place(of: checked.scene)
      return result
    }
    return RenderSummary(results, failing: FindingNames.levels(from: .error), isPartial: true, isAudit: true)
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

  @MainActor private static func check(
    _ item: CaseToAudit, by auditor: Auditor, _ renderer: ViewRenderer, _ recordings: inout Recordings
  ) throws -> CheckedCase {
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
    let audited = AuditedCase(path, step, found, allowing: definition.allowedFindings, definition.audit)
    // What is not a rule of audits, such as a missing glyph.
    let others = step.isOfScene ? (own?.snapshotFindings ?? []).filter { !FindingKind.isOfAudit($0.kind) } : []
    return CheckedCase(
      scene: scene, audited: audited,
      others: RenderResult(
        path, audited.result.outcome, findings: others.allowed(by: definition.allowedFindings), duration: .zero),
      layout: own?.layout)
  }
}

/// A case that was checked.
private struct CheckedCase {
  let scene: SceneCase
  var audited: AuditedCase
  /// The findings that no audit looks for.
  var others: RenderResult
  let layout: LayoutNode?

  /// All of its findings.
  var result: RenderResult {
    var result = audited.result
    result.findings += others.findings
    return result
  }

  @MainActor mutating func addRemedies(_ remedies: RemedyFinder) throws {
    try remedies.addRemedies(to: &audited, of: scene)
    try remedies.addRemedies(to: &others, of: scene)
  }
}
