import Foundation
import HeadlessUIKit

/// A collection view's content in a document: a layout, and sections of filled templates and of cells from nibs.
package struct CollectionDefinition: Sendable {
  /// The content of an item's cell.
  package enum Item: Sendable {
    /// A filled template: the cell's content view.
    case template(ViewDefinition)
    /// A cell of a nib.
    case nib(ScreenDefinition)

    /// The names of everything in it.
    var allNames: Set<String> {
      switch self {
      case .template(let view): view.allNames
      case .nib(let screen): screen.allNames
      }
    }
  }

  package struct Section: Sendable {
    package var header: ViewDefinition?
    package var items: [Item] = []
    package var footer: ViewDefinition?
    /// The section of a compositional layout; `nil` for others.
    package var layout: SectionLayoutDefinition?
    /// The views at items and groups, by kind: at each item, or at each group, in order.
    package var supplementaryViews: [String: [ViewDefinition]] = [:]
    /// The backgrounds of the section, by kind.
    package var decorationViews: [String: ViewDefinition] = [:]

    package init() {}

    /// All that the section shows beside its items.
    var views: [ViewDefinition] {
      let kinds = supplementaryViews.sorted { $0.key < $1.key }.flatMap(\.value)
      return [header, footer].compactMap(\.self) + kinds
        + decorationViews.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  let layout: LayoutDefinition
  package let sections: [Section]

  package init(layout: LayoutDefinition, sections: [Section]) {
    (self.layout, self.sections) = (layout, sections)
  }

  /// Makes the view show the collection.
  @MainActor func install(in view: UICollectionView, _ context: DocumentContext) throws(DocumentError) {
    let source = CollectionSource(sections: sections, columns: layout.columns(in: context), context: context)
    let layout = try layout.makeLayout(for: source, in: context)
    view.collectionViewLayout = layout
    view.retainedDataSource = source
    view.dataSource = source
    view.delegate = source
    for (index, section) in sections.enumerated() {
      for decoration in section.layout?.decorations ?? [] {
        layout.register(
          DocumentDecorationView.self, forDecorationViewOfKind: decoration.kind(inSection: index))
      }
      if let offset = section.layout?.contentOffset, offset != 0 { view.setScrolledOffset(offset, ofSection: index) }
    }
  }
}
