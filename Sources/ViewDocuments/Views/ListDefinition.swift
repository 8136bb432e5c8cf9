import Foundation
import HeadlessUIKit

/// A list's content in a document: the configuration, and sections of items, which may have children.
package struct ListDefinition: Sendable {
  /// A header or footer, or an item.
  package struct Item: Sendable {
    /// The properties of the list cell.
    package var settings: [ViewDefinition.Setting] = []
    /// The definition of the cell's content view; `nil` for a content configuration.
    package var template: ViewDefinition?
    package var isSelected = false
    /// Whether the children are visible.
    package var isExpanded = false
    package var children: [Item] = []

    package init() {}

    /// The templates of the item and of all below it.
    fileprivate var templates: [ViewDefinition] {
      (template.map { [$0] } ?? []) + children.flatMap(\.templates)
    }

    /// The number of items: this one and all below it.
    package var count: Int { children.reduce(1) { $0 + $1.count } }
  }

  package struct Section: Sendable {
    package var header: Item?
    package var items: [Item] = []
    package var footer: Item?

    package init() {}
  }

  /// The properties of the configuration.
  package let settings: [ViewDefinition.Setting]
  package let sections: [Section]

  package init(settings: [ViewDefinition.Setting], sections: [Section]) {
    (self.settings, self.sections) = (settings, sections)
  }

  /// The templates of the views in cells, headers and footers.
  var templates: [ViewDefinition] {
    sections.flatMap { section in
      ([section.header, section.footer].compactMap(\.self) + section.items).flatMap(\.templates)
    }
  }

  /// Makes the view show the list.
  @MainActor func install(in view: UICollectionView, _ context: DocumentContext) throws(DocumentError) {
    let draft = ListConfigurationDraft()
    try settings.apply(to: draft, in: context)
    view.collectionViewLayout = UICollectionViewCompositionalLayout.list { [sections] section in
      draft.configuration(of: sections.indices.contains(section) ? sections[section] : Section())
    }
    let source = ListSource(sections: sections, context: context, for: view)
    view.retainedDataSource = source.data
    source.show()
    view.allowsMultipleSelection = source.selected.count > 1
    for path in source.selected { view.selectItem(at: path, animated: false, scrollPosition: []) }
  }
}

/// The properties of a list configuration while they are set.
final class ListConfigurationDraft: NSObject {
  var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  var firstItemIsHeader = false
  var change: @MainActor (inout UICollectionLayoutListConfiguration) -> Void = { _ in }

  /// Adds a change of the configuration to those made so far.
  @MainActor func add(_ change: @escaping @MainActor (inout UICollectionLayoutListConfiguration) -> Void) {
    self.change = { [old = self.change] configuration in
      old(&configuration)
      change(&configuration)
    }
  }

  /// The configuration of a section: with a header and a footer if the section has them.
  @MainActor func configuration(of section: ListDefinition.Section) -> UICollectionLayoutListConfiguration {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    if firstItemIsHeader {
      configuration.headerMode = .firstItemInSection
    } else if section.header != nil {
      configuration.headerMode = .supplementary
    }
    if section.footer != nil { configuration.footerMode = .supplementary }
    return configuration
  }
}
