/// A kind of finding of a check of Interface Builder's documents. Raw values are the names in reports.
///
/// This is the only list of them. Some have the names of findings about views, with levels and meanings of their own. A new
/// kind is a case and its row in `entry`; `scripts/finding-tables` adds it to the documents.
package enum DocumentFindingKind: String, CaseIterable, Sendable {
  case unreadableDocument = "unreadable-document"
  case malformedDocument = "malformed-document"
  case failedScreen = "failed-screen"
  case brokenConstraint = "broken-constraint"
  case ambiguousLayout = "ambiguous-layout"
  case misplacedView = "misplaced-view"
  case textSize = "text-size"
  case unreadDocumentPart = "unread-document-part"
  case unknownClass = "unknown-class"
  case missingAsset = "missing-asset"
  case unconnectedOutlet = "unconnected-outlet"

  /// The kind's row of the table: its level and its meaning.
  private var entry: (level: FindingLevel, meaning: String) {
    switch self {
    case .unreadableDocument: (.error, "the file is not a document that can be read")
    case .malformedDocument:
      (.error, "the document contradicts itself: a repeated or missing id, a cycle, a value that is not one")
    case .failedScreen: (.error, "a view or a controller cannot be made or laid out")
    case .brokenConstraint: (.error, "required constraints contradict each other, and one was broken")
    case .ambiguousLayout: (.warning, "constraints leave a view's place or size open")
    case .misplacedView: (.warning, "a view's stored frame is not the one that its constraints give")
    case .textSize:
      (
        .note,
        "a view's stored frame differs from the one that its constraints give by as much as its text may, or others' do"
      )
    case .unreadDocumentPart: (.note, "an element, an attribute or a value of a document has no effect here")
    case .unknownClass: (.note, "a class that a document names is not registered, and UIKit's class stands in")
    case .missingAsset: (.note, "an image, a colour or a font that a document names is not there")
    case .unconnectedOutlet: (.note, "an outlet, an action or a runtime attribute has no effect here")
    }
  }
}

extension DocumentFindingKind {
  package var level: FindingLevel { entry.level }

  /// The meaning, without a capital letter and a full stop.
  package var meaning: String { entry.meaning }

  /// The remedy for a finding of any kind.
  package static let remedy =
    "Correct the document in Interface Builder: Editor > Resolve Auto Layout Issues > Update Frames stores frames again."

  /// The names of the kinds of a level and of those above.
  package static func names(from least: FindingLevel) -> Set<String> {
    Set(allCases.filter { $0.level >= least }.map(\.rawValue))
  }
}
