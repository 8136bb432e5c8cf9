import Foundation
package import UIKitValues

extension UIView {
  private static let documentFindingsKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// What is wrong with the part of a document that the view was made from.
  package final var documentFindings: [ViewFinding] {
    get {
      guard associations != nil else { return [] }
      return objc_getAssociatedObject(self, UIView.documentFindingsKey) as? [ViewFinding] ?? []
    }
    set { objc_setAssociatedObject(self, UIView.documentFindingsKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}
