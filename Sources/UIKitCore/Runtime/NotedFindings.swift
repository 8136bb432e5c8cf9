package import UIKitValues

/// The faults of an object beside its layout: of the part of a document that it was made from, of keys that were set.
package enum NotedFindings {
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  package static func of(_ object: AnyObject) -> [ViewFinding] {
    objc_getAssociatedObject(object, key) as? [ViewFinding] ?? []
  }

  static func set(_ findings: [ViewFinding], of object: AnyObject) {
    objc_setAssociatedObject(object, key, findings, .OBJC_ASSOCIATION_RETAIN)
  }

  /// Notes a finding once.
  static func add(_ finding: ViewFinding, to object: AnyObject) {
    let findings = of(object)
    if !findings.contains(finding) { set(findings + [finding], of: object) }
  }
}

/// An object whose findings are those of a view: the view itself, its controller, what it shows.
package protocol FindingShowing: AnyObject {}
