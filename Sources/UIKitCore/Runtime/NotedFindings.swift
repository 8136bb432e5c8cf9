package import UIKitValues

/// The faults of an object beside its layout: of the part of a document that it was made from, of keys that were set.
package enum NotedFindings {
  private static let key = AssociatedValueKey<[ViewFinding]>()

  package static func of(_ object: AnyObject) -> [ViewFinding] { key[object] ?? [] }

  static func set(_ findings: [ViewFinding], of object: AnyObject) { key[object] = findings }

  /// Notes a finding once.
  static func add(_ finding: ViewFinding, to object: AnyObject) {
    let findings = of(object)
    if !findings.contains(finding) { set(findings + [finding], of: object) }
  }
}

/// An object whose findings are those of a view: the view itself, its controller, what it shows.
package protocol FindingShowing: AnyObject {}
