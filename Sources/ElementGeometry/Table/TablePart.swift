package import Foundation

/// A part of a table that has a view: a row, or a section's header or footer.
package enum TablePart: Hashable {
  case header(Int)
  case row(IndexPath)
  case footer(Int)

  package var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    case .row(let path): path[0]
    }
  }

  package var row: IndexPath? { if case .row(let path) = self { path } else { nil } }
}

extension TablePart: Comparable {
  /// The order from top to bottom.
  package static func < (left: TablePart, right: TablePart) -> Bool { left.place < right.place }

  private var place: (Int, Int, Int) {
    switch self {
    case .header(let section): (section, 0, 0)
    case .row(let path): (path[0], 1, path[1])
    case .footer(let section): (section, 2, 0)
    }
  }
}
