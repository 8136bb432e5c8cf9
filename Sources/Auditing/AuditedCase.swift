import Drawing
package import Foundation
import Raster
package import Snapshots
package import TextLayout
package import ViewRendering

/// A case that was audited: its result, as a run has it, and its picture.
package struct AuditedCase: Sendable {
  package let configuration: Configuration
  /// What was found, with what is allowed of it.
  package var result: RenderResult
  private let audit: Auditor.Audit

  /// - Parameter allowed: what is known of the scene; what is no law is left out.
  package init(_ path: CasePath, _ step: AuditStep, _ audit: Auditor.Audit, allowing allowed: [FindingAllowance]) {
    (configuration, self.audit) = (step.configuration, audit)
    result = RenderResult(
      path, .rendered(picture: nil), findings: audit.findings.map { Finding($0) }, duration: .zero)
    result.allow(allowed.filter { Law(rawValue: $0.kind) != nil }, Law.relations)
  }

  /// A PNG file of the screen, with what was found drawn on it.
  ///
  /// - Parameter fonts: what the list of findings is set in.
  @MainActor package func picture(by renderer: ViewRenderer, fonts: FontLibrary) throws -> Data {
    let marks = zip(audit.findings, result.findings).map { MarkedFinding($0, allowed: $1.allowed) }
    let marked = try MarkedPicture(audit.displayList, marks).displayList(fonts: fonts)
    return try PNG.encode(renderer.draw(marked, scale: configuration.scale))
  }
}
