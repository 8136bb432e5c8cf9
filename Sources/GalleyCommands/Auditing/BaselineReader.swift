import Auditing
import Exceptions
import Findings
import JSONDocuments
import Snapshots
import SourcePlaces
import Suggestions

/// A strict reader of baselines: if it skipped anything, a finding would wrongly pass, or wrongly be reported as gone.
struct BaselineReader {
  private static let termKeys = ExceptionTerms.Key.allCases.map(\.rawValue)
  private static let keys = ["schemaVersion", "findings"] + termKeys

  private let bytes: [UInt8]
  private let path: String

  init(_ bytes: [UInt8], path: String) { (self.bytes, self.path) = (bytes, path) }

  func file() throws(BaselineError) -> BaselineFile {
    let root: JSONValue
    do throws(JSONError) { root = try JSONDocument(bytes).root } catch {
      throw malformed(error.offset, "\(error)")
    }
    let ruleKey = try version(try member("schemaVersion", of: root, what: "the baseline")) == 1 ? "law" : "rule"
    try checkKeys(of: root, Self.keys, what: "the baseline")
    let findings = try member("findings", of: root, what: "the baseline")
    guard case .array(let values) = findings.content else { throw wrong(findings, "'findings'", "an array") }
    var terms = BaselineTerms()
    (terms.all, terms.place) = (try self.terms(root), place(root))
    var known: [KnownFinding] = []
    for value in values {
      let finding = try finding(value, ruleKey: ruleKey)
      known.append(finding)
      let own = try self.terms(value)
      if own != .none { (terms.own[finding], terms.places[finding]) = (own, place(value)) }
    }
    return BaselineFile(findings: known, terms: terms)
  }

  private func version(_ value: JSONValue) throws(BaselineError) -> Int {
    guard case .number(let number) = value.content else { throw wrong(value, "'schemaVersion'", "a number") }
    guard let version = Int(exactly: number), BaselineFile.firstVersion...BaselineFile.version ~= version else {
      throw .version(path, String(decoding: bytes[value.offset..<value.end], as: UTF8.self))
    }
    return version
  }

  private func finding(_ value: JSONValue, ruleKey: String) throws(BaselineError) -> KnownFinding {
    let what = "a finding"
    let rule = try member(ruleKey, of: value, what: what)
    let finding = KnownFinding(
      scene: try text("scene", of: value, what: what), configuration: try text("configuration", of: value, what: what),
      rule: try text(ruleKey, of: value, what: what), view: try text("view", of: value, what: what))
    try checkKeys(of: value, ["scene", "configuration", ruleKey, "view"] + Self.termKeys, what: what)
    guard FindingKind.isOfAudit(finding.rule) else {
      let names = FindingKind.auditOrder.map(\.rawValue)
      throw malformed(
        rule.offset,
        "there is no rule '\(finding.rule)'."
          + Suggestion.sentence(Suggestion.nearest(to: finding.rule, among: names), orOneOf: names))
    }
    return finding
  }

  /// The terms among an object's members.
  private func terms(_ owner: JSONValue) throws(BaselineError) -> ExceptionTerms {
    var terms = ExceptionTerms()
    terms.reason = try term(.reason, of: owner, "a text") { $0.isEmpty ? nil : $0 }
    terms.until = try term(.until, of: owner, CalendarDay.expected) { CalendarDay($0) }
    terms.issue = try term(.issue, of: owner, ExceptionTerms.expectedIssue) {
      ExceptionTerms.isAddress($0) ? $0 : nil
    }
    return terms
  }

  private func term<Term>(
    _ key: ExceptionTerms.Key, of owner: JSONValue, _ expected: String, _ read: (String) -> Term?
  ) throws(BaselineError) -> Term? {
    guard let value = owner[key.rawValue] else { return nil }
    guard case .string(let text) = value.content else { throw wrong(value, "'\(key.rawValue)'", "a string") }
    guard let term = read(text) else {
      throw malformed(value.offset, "'\(key.rawValue)' must be \(expected), not '\(text)'.")
    }
    return term
  }

  private func text(_ key: String, of owner: JSONValue, what: String) throws(BaselineError) -> String {
    let value = try member(key, of: owner, what: what)
    guard case .string(let text) = value.content else { throw wrong(value, "'\(key)'", "a string") }
    return text
  }

  private func member(_ key: String, of owner: JSONValue, what: String) throws(BaselineError) -> JSONValue {
    guard case .object = owner.content else { throw wrong(owner, what, "an object") }
    guard let value = owner[key] else { throw malformed(owner.offset, "\(what) has no '\(key)'.") }
    return value
  }

  private func checkKeys(of owner: JSONValue, _ known: [String], what: String) throws(BaselineError) {
    guard case .object(let members) = owner.content else { throw wrong(owner, what, "an object") }
    for member in members where !known.contains(member.name) {
      throw malformed(
        member.offset,
        "\(what) has no key '\(member.name)'."
          + Suggestion.sentence(Suggestion.nearest(to: member.name, among: known), orOneOf: known))
    }
  }

  private func wrong(_ value: JSONValue, _ what: String, _ expected: String) -> BaselineError {
    malformed(value.offset, "\(what) must be \(expected), not \(value.content.kind).")
  }

  private func place(_ value: JSONValue) -> String { place(value.offset) }

  private func place(_ offset: Int) -> String { "\(path):\(TextPosition(ofOffset: offset, in: bytes))" }

  private func malformed(_ offset: Int, _ reason: String) -> BaselineError {
    .malformed(place: place(offset), reason: reason)
  }
}
