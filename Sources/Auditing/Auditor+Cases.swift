package import Snapshots
package import ViewRendering

extension Auditor {
  /// Audits a subject in a step's configuration.
  ///
  /// - Parameters:
  ///   - path: the case; the cases of one scene are audited one after the other.
  ///   - allowed: the allowances of the subject.
  ///   - settings: the rules that count, and their levels.
  ///   - known: the reason that a finding is known although the subject does not allow it.
  /// - Throws: the errors of layout and drawing, with the subject's places.
  package func audit(
    _ path: CasePath, _ subject: some CaseSubject, _ step: AuditStep, allowing allowed: [FindingAllowance],
    _ settings: AuditSettings = AuditSettings(), known: (Finding) -> String? = { _ in nil }
  ) throws -> AuditedCase {
    let found = try subject.locatingErrors {
      try audit(path.scenePath, step) { try subject.layOut(under: $0, isSurvey: true, by: renderer) }
    }
    return AuditedCase(path, step, found, allowing: allowed, settings, known: known)
  }
}
