import Exceptions
import Findings
import Snapshots

/// Reads `allow`, a scene's list of known findings.
enum AllowReader {
  static let key = "allow"
  static let keys = ["finding", "view"] + TermsReader.keys
  /// All kinds of findings: those of laying scenes out, and those of `galley audit`.
  static let kinds = FindingKind.allCases.map(\.rawValue)

  static func read(_ value: Value) throws(SceneError) -> [SceneAllowance] {
    let list = try value.list("a list of known findings, each with a reason")
    guard !list.isEmpty else { throw value.wrong("at least one known finding") }
    var allowances: [SceneAllowance] = []
    for item in list { allowances.append(try allowance(item)) }
    return allowances
  }

  private static func allowance(_ value: Value) throws(SceneError) -> SceneAllowance {
    let table = try value.table("a known finding", such: "{finding: truncated-text, reason: The page has it whole.}")
    try table.checkKeys(keys)
    let kind = try table.required("finding").oneOf(kinds.map { (key: $0, value: $0) })
    let view = try table["view"]?.word("the view that the finding is about, as it says")
    let reason = try table.required("reason").word("why the finding is allowed")
    let what = "the allowance of \(kind)\(view.map { " of '\($0)'" } ?? "")"
    return SceneAllowance(
      finding: FindingAllowance(kind: kind, node: view, reason: reason),
      exception: PlacedException(what, terms: try TermsReader.read(table), at: "\(value.place)"))
  }
}
