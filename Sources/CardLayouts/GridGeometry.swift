import Foundation
import HeadlessUIKit
import Spans

/// The positions of everything in a grid with flexible row heights.
///
/// Four items of the heights 10, 30, 20 and 5 in two columns 160 points wide make two rows, 30 and 20 points tall, in a
/// content of 320 × 50.
struct GridGeometry {
  let sections: [GridSection]
  let contentHeight: CGFloat
  private let sectionIndex: SpanIndex

  /// - Parameters:
  ///   - contentWidth: The collection view's width without its content insets.
  ///   - columnCount: The number of columns, at least 1.
  init(_ contents: [GridSectionContent], contentWidth: CGFloat, columnCount: Int) {
    var y: CGFloat = 0
    sections = contents.indices.map { index in
      let content = contents[index]
      let columns = GridColumns(
        contentWidth: contentWidth, inset: content.inset, spacing: content.interitemSpacing, count: columnCount)
      let section = GridSection(
        content, columns: columns, top: y, isFirst: index == 0, isLast: index == contents.count - 1)
      y = section.end
      return section
    }
    contentHeight = y
    // A section without elements never intersects anything.
    sectionIndex = SpanIndex(sections.map { $0.span ?? (start: .infinity, end: -.infinity) })
  }

  /// The element at an index path, if there is one; headers and footers are at item 0.
  func element(_ kind: GridElement.Kind, at indexPath: IndexPath) -> GridElement? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    let frame =
      switch kind {
      case .header: indexPath.item == 0 ? section.header : nil
      case .item: section.frame(ofItem: indexPath.item)
      case .footer: indexPath.item == 0 ? section.footer : nil
      }
    return frame.map { GridElement(kind: kind, indexPath: indexPath, frame: $0) }
  }

  /// The elements that intersect a rectangle, in layout order.
  func elements(in rect: CGRect) -> [GridElement] {
    guard rect.isPlaced else { return [] }
    return sectionIndex.candidates(touching: rect.minY, rect.maxY).flatMap { elements(ofSection: $0, in: rect) }
  }

  private func elements(ofSection section: Int, in rect: CGRect) -> [GridElement] {
    let first = IndexPath(item: 0, section: section)
    let items = sections[section].items(touching: rect.minY, rect.maxY)
    let elements =
      [element(.header, at: first)] + items.map { element(.item, at: IndexPath(item: $0, section: section)) }
      + [element(.footer, at: first)]
    return elements.compactMap { $0 }.filter { $0.frame.intersects(rect) }
  }
}

/// An element of a grid.
struct GridElement {
  enum Kind {
    case header
    case item
    case footer
  }

  let kind: Kind
  let indexPath: IndexPath
  let frame: CGRect
}
