import Drawing
import Findings
package import Foundation
import Raster
package import Snapshots
package import TextLayout
package import ViewRendering

/// An audited case: its result in the run, and its picture.
package struct AuditedCase: Sendable {
  package let configuration: Configuration
  /// The result, with its reported findings and their allowances.
  package var result: RenderResult
  /// The findings of `result`.
  package let findings: [AuditFinding]
  private let displayList: DisplayList

  /// - Parameters:
  ///   - allowed: the allowances of the scene; those of kinds that no audit looks for are left out.
  ///   - settings: the rules that count, and their levels.
  ///   - known: the reason that a finding is known although the scene does not allow it.
  package init(
    _ path: CasePath, _ step: AuditStep, _ audit: Auditor.Audit, allowing allowed: [FindingAllowance],
    _ settings: AuditSettings = AuditSettings(), known: (Finding) -> String? = { _ in nil }
  ) {
    (configuration, displayList) = (step.configuration, audit.displayList)
    let counted = audit.findings.compactMap { found in
      settings.level(of: found).map { (found, Finding(found, level: $0)) }
    }
    var all = RenderResult(path, .rendered(picture: nil), findings: counted.map(\.1), duration: .zero)
    all.allow(allowed.filter { FindingKind.isOfAudit($0.kind) }, FindingKind.auditRelations)
    for index in all.findings.indices where all.findings[index].allowed == nil {
      all.findings[index].allowed = known(all.findings[index])
    }
    let reported = all.findings.reported(FindingKind.auditRelations)
    findings = reported.map { counted[$0].0 }
    all.findings = reported.map { all.findings[$0] }
    result = all
  }

  /// A PNG file of the screen, with its findings drawn on it.
  ///
  /// - Parameter fonts: the fonts for the list of findings.
  @MainActor package func picture(by renderer: ViewRenderer, fonts: FontLibrary) throws -> Data {
    let marks = zip(findings, result.findings).map { MarkedFinding($0, level: $1.level, allowed: $1.allowed) }
    let marked = try MarkedPicture(displayList, marks).displayList(fonts: fonts)
    return try PNG.encode(renderer.draw(marked, scale: configuration.scale))
  }
}
