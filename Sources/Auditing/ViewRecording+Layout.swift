import Findings
package import HeadlessUIKit
package import Snapshots
import ViewRendering

extension ViewRecording {
  /// The findings of a single layout: those recorded while it was made, then texts in empty labels and texts that extend
  /// beyond their containers.
  ///
  /// The recording has to be a survey.
  package var layoutFindings: [Finding] {
    snapshotFindings + AuditedScreen(self).unrecordedViolations.map { Finding($0) }
  }

  /// The kinds of `layoutFindings`.
  package static var layoutFindingKinds: [String] {
    (FindingKind.ofLayout + [.textOutside]).map(\.rawValue)
  }
}
