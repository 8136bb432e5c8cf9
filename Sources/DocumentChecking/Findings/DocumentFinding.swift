package import Findings
package import SourcePlaces

/// A finding about a document.
package struct DocumentFinding: Hashable, Sendable {
  package let kind: DocumentFindingKind
  package let place: SourcePlace
  /// The view or controller that it is about: `label 'Total' (abc-12-XyZ)`; nil for the document.
  package let subject: String?
  package let message: String

  package init(_ kind: DocumentFindingKind, at place: SourcePlace, subject: String? = nil, _ message: String) {
    (self.kind, self.place, self.subject, self.message) = (kind, place, subject, message)
  }

  /// The message behind what it is about.
  package var sentence: String { (subject.map { "\($0): " } ?? "") + message }
}
