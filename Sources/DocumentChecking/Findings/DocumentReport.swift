import Findings
import SourcePlaces

/// The results of checking one document.
package struct CheckedDocument: Sendable {
  /// The path, as it was given.
  package let file: String
  /// The number of views and controllers that were laid out.
  package var screens = 0
  package var views: [ComparedView] = []
  /// In the order of their places.
  package var findings: [DocumentFinding] = []

  package init(file: String) { self.file = file }

  /// A document that cannot be read, for a reason.
  package static func unreadable(file: String, _ reason: String) -> CheckedDocument {
    var checked = CheckedDocument(file: file)
    checked.findings = [DocumentFinding(.unreadableDocument, at: SourcePlace(file: file), reason)]
    return checked
  }
}

/// The results of checking several documents.
package struct DocumentReport: Sendable {
  package let documents: [CheckedDocument]
  /// The kinds and levels that fail the check, by their names.
  private let failing: Set<String>

  package init(_ documents: [CheckedDocument], failing: Set<String>) {
    (self.documents, self.failing) = (documents, failing)
  }

  package var findings: [DocumentFinding] { documents.flatMap(\.findings) }

  /// Whether a finding fails the check.
  package func fails(_ finding: DocumentFinding) -> Bool { failing.contains(finding.kind.rawValue) }

  /// Whether there is a finding that fails the check.
  package var fails: Bool { findings.contains(where: fails) }

  /// The number of views with a verdict.
  package func count(_ verdict: ComparedView.Verdict) -> Int {
    documents.reduce(0) { $0 + $1.views.count { $0.verdict == verdict } }
  }

  /// The number of documents that were read and have no view that lies elsewhere than it is stored.
  ///
  /// - Parameter countingTexts: whether views that differ as texts do are where they are stored, too.
  package func rightDocuments(countingTexts: Bool) -> Int {
    documents.count { document in
      !document.findings.contains { [.unreadableDocument, .failedScreen].contains($0.kind) }
        && document.views.allSatisfy { $0.verdict != .different && (countingTexts || $0.verdict != .text) }
    }
  }

  /// The number of views whose frames are to hold: neither misplaced, nor ambiguous, nor fixed.
  package var judgedViews: Int { count(.same) + count(.text) + count(.different) }
}
