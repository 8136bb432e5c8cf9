import Auditing
import Findings
package import Foundation
import Scenes
package import Snapshots
import SourcePlaces
package import ViewRendering

/// Changes a catalogue file so that findings go: by remedies that make a finding go in all cases, and add none to any scene
/// that the change reaches. Each is tried by auditing the changed file in memory; nothing is written.
@MainActor
package final class SceneFixer {
  /// A remedy that was applied.
  package struct Fix: Sendable {
    package let scene: String
    package let finding: Finding
    package let remedy: Remedy
    /// Whether it is the likeliest remedy, which results have.
    package let isFirst: Bool
  }

  /// A finding that no remedy made go.
  package struct Left: Sendable {
    package let scene: String
    package let finding: Finding
    /// The likeliest remedy, if there is one.
    package let remedy: Remedy?
    /// Whether a change was tried.
    package let wasTried: Bool
  }

  /// The most changes that are tried for one finding.
  private static let mostTrials = 30

  private let catalogue: URL
  private let renderer: ViewRenderer
  private let finder: RemedyFinder
  private let known: (Finding, CasePath) -> String?
  /// The file as it is changed so far.
  package private(set) var document: CatalogueText
  private var file: SceneFile
  private var audits: [Int: SceneAudit] = [:]
  package private(set) var fixes: [Fix] = []
  package private(set) var left: [Left] = []

  /// - Parameters:
  ///   - document: a file of the catalogue.
  ///   - catalogue: the catalogue: a folder, or one file.
  ///   - known: the reason that a finding of a case is known although the scene does not allow it.
  package init(
    _ document: CatalogueText, of catalogue: URL, by renderer: ViewRenderer,
    known: @escaping (Finding, CasePath) -> String? = { _, _ in nil }
  ) {
    (self.document, self.catalogue, self.renderer, self.known) = (document, catalogue, renderer, known)
    finder = RemedyFinder(catalogue: catalogue, renderer: renderer)
    file = Catalogue.file(document.file, of: catalogue, replacedBy: document.bytes)
  }

  /// Changes the scenes of these names; a scene that cannot be laid out is left as it is.
  package func fix(_ names: Set<String>) {
    for index in file.scenes.indices where names.contains(file.scenes[index].name) { fix(index) }
  }

  private func fix(_ index: Int) {
    var tried: Set<SceneAudit.Subject> = []
    var failures: [SceneAudit.Subject: Left] = [:]
    // Each success leaves fewer findings, so this ends.
    while let audit = try? audit(index), let subject = audit.subjects.first(where: { !tried.contains($0) }) {
      tried.insert(subject)
      if let failure = fix(subject, in: index, audit) {
        failures[subject] = failure
      } else {
        // What failed before may succeed now.
        (tried, failures) = ([], [:])
      }
    }
    let subjects = (try? audit(index))?.subjects ?? []
    left += subjects.compactMap { failures[$0] }
  }

  /// Tries the remedies for what is found; nil after a success.
  private func fix(_ subject: SceneAudit.Subject, in index: Int, _ audit: SceneAudit) -> Left? {
    let items = audit.items(about: subject)
    let scene = file.scenes[index]
    let candidates = candidates(for: items, of: scene)
    var tried: [[YAMLEdit]] = []
    for candidate in candidates {
      guard let edits = candidate.edits, !tried.contains(edits), tried.count < Self.mostTrials else { continue }
      tried.append(edits)
      guard attempt(edits, against: subject, in: index) else { continue }
      let isFirst = candidates.first { $0.edits != nil }?.edits == edits
      fixes.append(Fix(scene: scene.name, finding: items[0].finding, remedy: candidate.remedy, isFirst: isFirst))
      return nil
    }
    let finding = items[0].finding
    return Left(
      scene: scene.name, finding: finding, remedy: candidates.first?.remedy ?? finding.remedyInWords,
      wasTried: !tried.isEmpty)
  }

  private func candidates(for items: [SceneAudit.Item], of scene: Scene) -> [Candidate] {
    guard case .success(let definition) = scene.definition else { return [] }
    let found = items.flatMap { item in
      (try? finder.candidates(
        for: [(item.finding, item.contrast)], of: definition, under: item.configuration, in: document))?[0] ?? []
    }
    return found + AppearanceColor.candidateForAll(of: found)
  }

  /// Makes changes, and keeps them if what was found is gone and nothing is found in their place.
  private func attempt(_ edits: [YAMLEdit], against subject: SceneAudit.Subject, in index: Int) -> Bool {
    guard let changed = document.changed(by: edits) else { return false }
    let changedFile = Catalogue.file(changed.file, of: catalogue, replacedBy: changed.bytes)
    let reached = Set(changed.scenes(differingFrom: document) + [index])
    guard changedFile.error == nil, changedFile.scenes.map(\.name) == file.scenes.map(\.name) else { return false }
    var changedAudits: [Int: SceneAudit] = [:]
    for index in reached.sorted() {
      // A scene that is wrong before and after is not a reason against a change.
      guard let before = try? audit(index) else { continue }
      guard let after = try? SceneAudit(changedFile.scenes[index], in: changedFile.name, by: renderer, known: known),
        after.addsNone(to: before)
      else { return false }
      changedAudits[index] = after
    }
    guard changedAudits[index]?.subjects.contains(subject) == false else { return false }
    (document, file) = (changed, changedFile)
    audits.merge(changedAudits) { $1 }
    return true
  }

  private func audit(_ index: Int) throws -> SceneAudit {
    if let known = audits[index] { return known }
    let audit = try SceneAudit(file.scenes[index], in: file.name, by: renderer, known: known)
    audits[index] = audit
    return audit
  }
}

extension AppearanceColor {
  /// A candidate with the colours of all appearances that need one, for where no colour suits all.
  static func candidateForAll(of candidates: [Candidate]) -> [Candidate] {
    let colors = candidates.compactMap(\.color)
    guard let first = colors.first else { return [] }
    var values: [String: String] = [:]
    for color in colors where values[color.appearance] == nil { values[color.appearance] = color.hex }
    guard let former = first.former, !former.hasPrefix("{") else { return [] }
    var parts = ["light: \(values["light"] ?? former)"]
    if values["dark"] != nil || values["light"] != nil { parts.append("dark: \(values["dark"] ?? former)") }
    for appearance in ["highContrastLight", "highContrastDark"] {
      if let hex = values[appearance] { parts.append("\(appearance): \(hex)") }
    }
    let value = "{\(parts.joined(separator: ", "))}"
    guard var candidate = candidates.first(where: { $0.color != nil }) else { return [] }
    candidate.edits = [.set(key: first.key, value: value, at: first.place)]
    for index in candidate.remedy.changes.indices where candidate.remedy.changes[index].key == first.key {
      candidate.remedy.changes[index].value = value
    }
    return [candidate]
  }
}
