import Foundation
import HeadlessUIKit

/// A collection view's content in a document: a layout, and sections of filled templates.
package struct CollectionDefinition: Sendable {
  package struct Section: Sendable {
    package var header: ViewDefinition?
    package var items: [ViewDefinition] = []
    package var footer: ViewDefinition?
    /// The section of a compositional layout; `nil` for others.
    package var layout: SectionLayoutDefinition?

    package init() {}
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
  }
}
