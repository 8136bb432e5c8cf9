import Findings
package import Foundation
import HeadlessUIKit
import InterfaceBuilder
import InterfaceDocuments
import SourcePlaces
import UIKitCore

/// Checks Interface Builder documents: lays out everything that they show, each at its document's device, and compares the
/// frames with those that are stored.
@MainActor
package struct DocumentChecker {
  package init() {}

  /// Checks the document of these bytes; `file` is its path in messages.
  package func check(_ bytes: [UInt8], file: String) -> CheckedDocument {
    var checked = CheckedDocument(file: file)
    let document: InterfaceDocument
    do throws(InterfaceDocumentError) {
      document = try InterfaceDocument(bytes, file: file).atDesignTime()
    } catch {
      checked.findings = [DocumentFinding(.unreadableDocument, at: error.place, "\(error.problem)")]
      return checked
    }
    checked.findings = document.problems.map(DocumentFinding.init)
    let screens = DocumentScreens(document)
    let graph = ControllerGraph(document)
    for screen in screens.screens { check(screen, of: screens, in: document, graph, &checked) }
    // Cells are screens of their own, and in their tables.
    var known: Set<DocumentFinding> = []
    checked.findings = checked.findings.filter { known.insert($0).inserted }.stablySorted(by: \.place)
    return checked
  }

  private func check(
    _ screen: DocumentScreen, of screens: DocumentScreens, in document: InterfaceDocument, _ graph: ControllerGraph,
    _ checked: inout CheckedDocument
  ) {
    checked.screens += 1
    let name = document[screen.id].map(\.title) ?? screen.name
    do {
      let comparison = try ScreenComparison(screen, of: screens, in: document, graph)
      checked.views += comparison.views
      // What is wrong with the document itself is known already.
      let known = Set(document.problems.map(\.place))
      checked.findings += comparison.laidOut.problems.filter { !known.contains($0.place) }.map(DocumentFinding.init)
      checked.findings += comparison.views.compactMap(DocumentFinding.init)
      checked.findings += comparison.laidOut.findings.compactMap { DocumentFinding($0, in: document, screen) }
    } catch {
      checked.findings.append(DocumentFinding(.failedScreen, at: screen.place, subject: name, "\(error)"))
    }
  }
}

extension [DocumentFinding] {
  /// In the order of their places, those of one place as they are.
  fileprivate func stablySorted(by place: (DocumentFinding) -> SourcePlace) -> Self {
    enumerated().sorted { (place($0.element), $0.offset) < (place($1.element), $1.offset) }.map(\.element)
  }
}
