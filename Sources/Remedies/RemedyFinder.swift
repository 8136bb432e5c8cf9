package import Auditing
import Findings
package import Foundation
import HeadlessUIKit
package import Scenes
package import Snapshots
import SourcePlaces
import ViewDocuments
package import ViewRendering

/// Finds the changes that may make findings go, from the laid-out views and what the catalogue file has of them.
@MainActor
package final class RemedyFinder {
  private let catalogue: URL
  private let renderer: ViewRenderer
  private var documents: [String: CatalogueText?]
  private let shownPath: ((String) -> String)?

  /// - Parameters:
  ///   - catalogue: the catalogue: a folder, or one file.
  ///   - renderer: lays the scenes out again, to measure them.
  ///   - texts: the texts of files that are not on disk, by their paths in scenes' places.
  ///   - shownPath: the path of a file in remedies, from that in scenes' places; by default one beside the catalogue.
  package init(
    catalogue: URL, renderer: ViewRenderer, texts: [String: Data] = [:], shownPath: ((String) -> String)? = nil
  ) {
    (self.catalogue, self.renderer, self.shownPath) = (catalogue, renderer, shownPath)
    documents = texts.reduce(into: [:]) { $0[$1.key] = .some(CatalogueText($1.value, file: $1.key)) }
  }

  /// Adds remedies to the findings of an audited case that nothing allows.
  package func addRemedies(to audited: inout AuditedCase, of scene: SceneCase) throws {
    let contrasts = audited.findings.map(\.contrast)
    let configuration = audited.configuration
    try addRemedies(to: &audited.result, contrasts, of: scene, under: configuration)
  }

  /// Adds remedies to the findings of a compared case that nothing allows.
  package func addRemedies<Answer>(to result: inout RunResult<Answer>, of scene: SceneCase) throws {
    guard let configuration = scene.configuration else { return }
    let contrasts = result.findings.map { _ in nil as MeasuredContrast? }
    try addRemedies(to: &result, contrasts, of: scene, under: configuration)
  }

  private func addRemedies<Answer>(
    to result: inout RunResult<Answer>, _ contrasts: [MeasuredContrast?], of scene: SceneCase,
    under configuration: Configuration
  ) throws {
    guard !result.findings.isEmpty, contrasts.count == result.findings.count,
      case .success(let definition) = scene.definition
    else { return }
    let judged = result.findings.allowed(by: definition.allowedFindings, FindingKind.auditRelations)
    let open = judged.indices.filter { judged[$0].allowed == nil }
    // Laying out again costs time, and tells nothing of what is known in words alone.
    let isMeasured = open.contains { FindingKind(rawValue: judged[$0].kind)?.isMeasured ?? false }
    let candidates =
      isMeasured
      ? try candidates(
        for: open.map { (judged[$0], contrasts[$0]) }, of: definition, under: configuration,
        in: document(scene.place.file)) : open.map { _ in [] }
    for (index, candidates) in zip(open, candidates) {
      result.findings[index].remedy = candidates.first.map { placed($0.remedy) } ?? result.findings[index].remedyInWords
    }
  }

  /// The changes that may make each of some findings go, the likeliest first.
  ///
  /// - Throws: the errors of laying the scene out.
  package func candidates(
    for findings: [(finding: Finding, contrast: MeasuredContrast?)], of scene: SceneDefinition,
    under configuration: Configuration, in document: CatalogueText?
  ) throws -> [[Candidate]] {
    var candidates: [[Candidate]] = findings.map { _ in [] }
    let origins = ViewOrigins()
    try ViewOrigins.$current.withValue(origins) {
      _ = try scene.layOut(under: configuration, isSurvey: true, by: renderer) { root in
        guard let shown = DisplayedViews(root, root.recordAgain().layout, origins, document) else { return }
        candidates = findings.map { shown.candidates(for: $0.finding, $0.contrast, under: configuration) }
      }
    }
    return candidates
  }

  /// A file of the catalogue; nil if it cannot be read as YAML.
  private func document(_ file: String) -> CatalogueText? {
    if let known = documents[file] { return known }
    let bytes = try? Data(contentsOf: Catalogue.url(of: file, in: catalogue))
    let document = bytes.flatMap { CatalogueText($0, file: file) }
    documents[file] = document
    return document
  }

  /// A remedy with the paths of files as results have them.
  private func placed(_ remedy: Remedy) -> Remedy {
    let around = catalogue.standardizedFileURL.deletingLastPathComponent().path
    var remedy = remedy
    for index in remedy.changes.indices {
      remedy.changes[index].source = remedy.changes[index].source.map {
        if let shownPath { return SourcePlace(file: shownPath($0.file), line: $0.line) }
        return SourcePlace(Catalogue.url(of: $0.file, in: catalogue), line: $0.line, below: around)
      }
    }
    return remedy
  }
}

extension Finding {
  /// The remedy for findings of its kind, without numbers; nil if there is none.
  package var remedyInWords: Remedy? { FindingKind(rawValue: kind)?.remedyInWords.map { Remedy(text: $0) } }
}

extension DisplayedViews {
  func candidates(
    for finding: Finding, _ contrast: MeasuredContrast?, under configuration: Configuration
  ) -> [Candidate] {
    guard let kind = FindingKind(rawValue: finding.kind), let view = view(named: finding.node, orAt: finding.position)
    else { return [] }
    let question = Question(
      kind: kind, view: view, other: finding.other.flatMap { self.view(named: $0) }, contrast: contrast,
      configuration: configuration)
    let color = kind == .lowContrast ? appearanceColor(question) : nil
    return proposals(for: question).enumerated().map { index, proposal in
      var candidate = candidate(proposal)
      if index == 0 { candidate.color = color }
      return candidate
    }
  }
}
