package import Snapshots
package import ViewRendering

extension Auditor {
  /// What an audit finds of a subject in a step's configuration.
  ///
  /// - Parameters:
  ///   - path: the case; those of one scene are audited one after the other.
  ///   - allowed: the findings that are known of the subject.
  ///   - known: why a finding is known that the subject does not allow.
  /// - Throws: what laying out and drawing throws, with the subject's places.
  package func audit(
    _ path: CasePath, _ subject: some CaseSubject, _ step: AuditStep, allowing allowed: [FindingAllowance],
    known: (Finding) -> String? = { _ in nil }
  ) throws -> AuditedCase {
    let found = try subject.locatingErrors {
      try audit(path.scenePath, step) { try subject.layOut(under: $0, isSurvey: true, by: renderer) }
    }
    return AuditedCase(path, step, found, allowing: allowed, known: known)
  }
}
