package import SourcePlaces

/// Cases that one line of a report is about, as they have one fault.
package struct CaseGroup: Sendable {
  package let verdict: Verdict
  /// In the order of the results.
  package let paths: [CasePath]
  /// Where the first case is written.
  package let source: SourcePlace?
  /// The first case's path, and the others in short.
  package let which: String
  /// What the layout of all of them changed for, where that is known.
  package let cause: String?
  /// What there is to say of the first case beside its verdict, the cause first; may be empty.
  package let details: String

  package var line: String { "\(verdict.rawValue)\t\(which)" + (details.isEmpty ? "" : ": " + details) }
}

extension CasesInShort {
  /// - Parameter cases: at least one.
  func group<Answer>(
    _ cases: [RunResult<Answer>], _ verdict: Verdict, cause: String? = nil, _ details: String
  ) -> CaseGroup {
    let paths = cases.map(\.path)
    return CaseGroup(
      verdict: verdict, paths: paths, source: cases[0].source, which: text(paths), cause: cause, details: details)
  }
}
