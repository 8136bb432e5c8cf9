import Foundation
import HeadlessUIKit
import ViewDocuments
import ViewRendering

/// What a collection view shows, as a file describes it: a layout, and sections of filled templates.
struct CollectionDefinition: Sendable {
  struct Section: Sendable {
    var header: ViewDefinition?
    var items: [ViewDefinition] = []
    var footer: ViewDefinition?
  }

  let layout: LayoutDefinition
  let sections: [Section]

  /// Makes the view show the collection under a configuration.
  @MainActor func install(
    in view: UICollectionView, for configuration: Configuration, _ context: PropertyContext
  ) throws(SceneError) {
    let columns = layout.columns(for: configuration)
    let source = CollectionSource(sections: sections, columns: columns, configuration: configuration, context: context)
    let layout = try layout.makeLayout(for: configuration, in: context)
    source.adopt(layout)
    view.collectionViewLayout = layout
    view.retainedDataSource = source
    view.dataSource = source
    view.delegate = source
  }
}

/// A layout as a file describes it.
struct LayoutDefinition: Sendable {
  /// What takes the place of the layout's own when the condition holds.
  struct Variation: Sendable {
    let condition: Condition
    let settings: [ViewDefinition.Setting]
    let columns: Int?
  }

  let layoutClass: LayoutClass
  var settings: [ViewDefinition.Setting] = []
  var columns: Int?
  var variations: [Variation] = []

  private func variations(for configuration: Configuration) -> [Variation] {
    variations.filter { $0.condition.holds(for: configuration) }
  }

  /// Of several variations that hold, the last one counts.
  func columns(for configuration: Configuration) -> Int? {
    variations(for: configuration).compactMap(\.columns).last ?? columns
  }

  @MainActor func makeLayout(
    for configuration: Configuration, in context: PropertyContext
  ) throws(SceneError) -> UICollectionViewLayout {
    let layout = layoutClass.make()
    let settings = variations(for: configuration).reduce(settings) { $0.replacing(with: $1.settings) }
    try settings.apply(to: layout, in: context)
    return layout
  }
}
