import Auditing
import Findings
import Foundation
import HeadlessUIKit
import Raster
import Snapshots
import SourcePlaces
import ViewRendering

/// Checks a view against the accessibility rules, under configurations.
struct AccessibilityVerification {
  /// The maximum number of pictures that one call writes.
  private static let maxPictures = 12

  /// The test file's name without its extension.
  let file: String
  /// The test's name, as part of a path.
  let test: String
  /// The line of the call.
  let line: UInt
  /// The place of the call.
  let source: SourcePlace
  let configurations: SnapshotConfigurations
  let allowed: [AllowedFinding]
  let level: FindingLevel

  /// The failure of the assertion; nil if it holds.
  func failure<Value: SnapshotContent>(of value: () throws -> Value) -> SnapshotFailure? {
    FileSizeSignal.ignore()
    do {
      try TestExceptions.check(.none, allowed, at: source)
      return try DisplayedView.withConfigurations(configurations, of: value, shownBy: Value.displayed) {
        displayed, configurations in
        try failure(try audit(displayed, under: configurations))
      }
    } catch {
      return SnapshotFailure(error)
    }
  }

  @MainActor private func audit(
    _ displayed: DisplayedView, under configurations: [Configuration]
  ) throws -> [AuditedCase] {
    let auditor = Auditor(renderer: DisplayedView.driver.renderer)
    return try AuditPlan(configurations).steps.map { step in
      let path = CasePath(catalogueFile: file, scene: test, configuration: step.configuration.slug)
      return try auditor.audit(path, displayed, step, allowing: allowed.map(\.allowance))
    }
  }

  @MainActor private func failure(_ audited: [AuditedCase]) throws -> SnapshotFailure? {
    let summary = RenderSummary(audited.map(\.result), failing: failingRules)
    guard summary.needsReview || !unmatched(audited).isEmpty else { return nil }
    let failed = audited.filter { $0.result.findings.contains { $0.allowed == nil && failingRules.contains($0.kind) } }
    let pictures = try failed.prefix(Self.maxPictures).map(picture)
    return SnapshotFailure(message(summary, audited, pictures.map(\.path)), pictures.map(\.attachment))
  }

  private var failingRules: Set<String> {
    Set(FindingKind.ofAudit(from: level).map(\.rawValue))
  }

  /// Draws the violations of a case on a picture in the run's folder. Pictures are named by their hashes as well: several
  /// calls may be on one line, in an order that is not known.
  @MainActor private func picture(of audited: AuditedCase) throws -> (path: String, attachment: DiffAttachment) {
    let png = try audited.picture(by: DisplayedView.driver.renderer, fonts: FontRegistry.library)
    let slug = audited.configuration.slug
    let folder = try TestRun.folder()
    let path = "audits/\(file)/\(test)-\(line)/\(slug)-\(Hash128(hashing: png)).png"
    try folder.write(png, to: path)
    return (folder.url.appendingPathComponent(path).path, DiffAttachment(Data(png), name: "\(slug).png"))
  }

  /// The allowances that match no finding in any case.
  private func unmatched(_ audited: [AuditedCase]) -> [AllowedFinding] {
    allowed.filter { allowed in audited.allSatisfy { $0.result.unmatchedAllowances.contains(allowed.allowance) } }
  }

  private func message(_ summary: RenderSummary, _ audited: [AuditedCase], _ pictures: [String]) -> String {
    let lines = summary.findings.groups.filter(\.fails).map { $0.line.replacing("\t", with: " ") }
    let unmatched = unmatched(audited).map {
      "No case has \($0.kind.rawValue)\($0.view.map { " of \($0)" } ?? "") any more, but it is allowed. Remove the allowance."
    }
    let heading = lines.isEmpty ? [] : ["The view violates accessibility rules."]
    return (heading + lines + unmatched + pictures).joined(separator: "\n")
  }
}
