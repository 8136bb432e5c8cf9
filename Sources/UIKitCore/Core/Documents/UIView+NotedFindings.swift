package import UIKitValues

extension UIView: FindingShowing {}
extension UIViewController: FindingShowing {}

extension UIView {
  /// The faults of the part of a document that the view was made from, and of keys that were set.
  package final var notedFindings: [ViewFinding] {
    get { associations == nil ? [] : NotedFindings.of(self) }
    set { NotedFindings.set(newValue, of: self) }
  }
}
