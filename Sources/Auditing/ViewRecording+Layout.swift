import Findings
package import HeadlessUIKit
package import Snapshots
import ViewRendering

extension ViewRecording {
  /// What breaks in this layout, whatever it is compared with and however it is drawn: what was noticed while it was made,
  /// then texts that have no room or leave what they are in.
  ///
  /// The recording is a survey.
  package var layoutFindings: [Finding] {
    snapshotFindings + AuditedScreen(self).unrecordedViolations.map { Finding($0) }
  }

  /// The kinds of `layoutFindings`.
  package static var layoutFindingKinds: [String] {
    (FindingKind.ofLayout + [.textOutside]).map(\.rawValue)
  }
}
