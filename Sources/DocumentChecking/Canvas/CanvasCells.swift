import Foundation
import HeadlessUIKit
import InterfaceBuilder
import InterfaceDocuments

/// The properties that cells of tables have on Interface Builder's canvas alone, and not, or no longer, when they are
/// made here.
@MainActor
struct CanvasCells {
  private let document: InterfaceDocument
  private let screen: DocumentScreen

  init(_ document: InterfaceDocument, _ screen: DocumentScreen) { (self.document, self.screen) = (document, screen) }

  /// Gives cells their margins, before they are laid out.
  func setMargins(of made: MadeScreen) {
    for (cell, content) in cells(of: made) {
      if isBeforeMargins {
        let side: CGFloat = document.toolsVersion < 13_000 ? 15 : 16
        if screen.kind != .cell {
          set(UIEdgeInsets(top: 8, left: side, bottom: 8, right: side), on: cell, content)
        } else if document.toolsVersion < 13_000 {
          // Up to iOS 10 the contents of cells have the margins of any view.
          set(UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), on: cell, content)
        }
      } else if screen.kind == .cell {
        let side: CGFloat = cell.bounds.width < 375 ? 15 : cell.bounds.width < 414 ? 16 : 20
        set(UIEdgeInsets(top: 11, left: side, bottom: 11, right: side), on: cell, content)
      }
    }
  }

  /// Sets margins of a cell, and of its content unless that has its own, which are at least the cell's if it preserves them.
  private func set(_ margins: UIEdgeInsets, on cell: UITableViewCell, _ content: InterfaceElement) {
    cell.layoutMargins = margins
    if content.child("layoutMargins") == nil { cell.contentView.layoutMargins = margins }
  }

  /// Takes the separator's pixel from content views, once they are laid out; later ones reach to the cell's edge.
  func shortenContents(of made: MadeScreen, scale: CGFloat) {
    guard isBeforeMargins else { return }
    for (cell, _) in cells(of: made) {
      cell.contentView.frame.size.height -= 1 / scale
      cell.contentView.setNeedsLayout()
      cell.contentView.layoutIfNeeded()
    }
  }

  /// Whether cells have no margins of a table's yet, as in stored frames of Xcode 9 and before. Those of Xcode 10 have: 11
  /// points above and below, and on cells 320 points wide 15 at the sides, where wider ones have the system's 16 and 20.
  private var isBeforeMargins: Bool { document.toolsVersion < 14_000 }

  private func cells(of made: MadeScreen) -> [(cell: UITableViewCell, content: InterfaceElement)] {
    made.objects.sorted { $0.key < $1.key }.compactMap { id, object in
      guard let cell = object as? UITableViewCell, let content = document[id]?.child("contentView") else { return nil }
      return (cell, content)
    }
  }
}
