import Findings
import Foundation
import InterfaceBuilder
import InterfaceDocuments
import QuotedText
import SourcePlaces
import UIKitCore

extension DocumentFinding {
  /// Something that is wrong in the document itself, or not known of it.
  init(_ problem: InterfaceProblem) {
    let isUnknown: Bool
    switch problem.kind {
    case .laterVersion, .unknownValue: isUnknown = true
    default: isUnknown = false
    }
    self.init(isUnknown ? .unreadDocumentPart : .malformedDocument, at: problem.place, "\(problem.kind)")
  }

  /// Something that has no effect when objects are made.
  init(_ problem: DocumentReadingProblem) {
    let kind = DocumentFindingKind(rawValue: problem.kind.rawValue) ?? .unreadDocumentPart
    self.init(kind, at: problem.place, problem.message)
  }

  /// The finding about a view; nil for one that is where it is stored, or of which nothing is known.
  init?(_ view: ComparedView) {
    let (stored, actual) = (view.stored.numbers, view.actual.numbers)
    let places = "stored at \(stored), laid out at \(actual)"
    let (kind, message): (DocumentFindingKind, String)
    switch view.verdict {
    case .same, .fixed: return nil
    case .text: (kind, message) = (.textSize, "\(places), as texts here are not as large as in Interface Builder")
    case .different: (kind, message) = (.misplacedView, places)
    case .misplaced where view.element["misplaced"] == "YES":
      (kind, message) = (.misplacedView, "Interface Builder marked it as misplaced: \(places)")
    case .ambiguous where view.element["ambiguous"] == "YES":
      (kind, message) = (.ambiguousLayout, "Interface Builder marked it as ambiguous")
    case .ambiguous where view.isOpen:
      (kind, message) = (.ambiguousLayout, "\(places), as the constraints leave it open")
    // The view around it has the finding.
    case .misplaced, .ambiguous: return nil
    }
    self.init(kind, at: view.element.place, subject: view.element.title, message)
  }

  /// The finding of the layout; nil for one that is not about the document.
  init?(_ finding: ViewFinding, in document: InterfaceDocument, _ screen: DocumentScreen) {
    let kind: DocumentFindingKind
    switch finding.kind {
    case .brokenConstraint: kind = .brokenConstraint
    case .ambiguousLayout: kind = .ambiguousLayout
    default: return nil
    }
    let element = document[finding.view]
    self.init(
      kind, at: element?.place ?? screen.place, subject: element?.title ?? document[screen.id]?.title, finding.message)
  }
}

extension InterfaceElement {
  /// The view's name for readers of messages: its element, its label or text, and its id.
  var title: String {
    let words =
      self["userLabel"] ?? self["text"] ?? children.first { $0.name == "state" }?["title"] ?? self["customClass"]
    return name + (words.map { " \($0.shortened(to: 40).quoted)" } ?? "") + (id.map { " (\($0))" } ?? "")
  }
}

extension String {
  fileprivate func shortened(to limit: Int) -> String { count > limit ? prefix(limit - 1) + "…" : self }
}

extension CGRect {
  /// `(16, 20.5; 343 × 44)`
  var numbers: String {
    "(\(origin.x.short), \(origin.y.short); \(size.width.short) × \(size.height.short))"
  }
}

extension CGFloat {
  /// A number with at most two decimals.
  fileprivate var short: String {
    let hundredths = (Double(self) * 100).rounded()
    guard hundredths.magnitude < 1e15 else { return "\(self)" }
    let number = hundredths / 100
    return number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
