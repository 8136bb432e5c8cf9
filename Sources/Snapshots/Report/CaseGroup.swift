package import SourcePlaces

/// Cases with the same fault, which one line of a report describes.
package struct CaseGroup: Sendable {
  package let verdict: Verdict
  /// In the order of the results.
  package let paths: [CasePath]
  /// The place where the first case is written.
  package let source: SourcePlace?
  /// The first case's path, with a summary of the others.
  package let which: String
  /// The cause of the layout's change in all of them, if it is known.
  package let cause: String?
  /// The details of the first case beyond its verdict, the cause first; may be empty.
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
