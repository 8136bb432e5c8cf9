import HeadlessUIKit

/// A collection view layout in a document.
package struct LayoutDefinition: Sendable {
  /// Settings that replace the layout's own if the condition holds.
  package struct Variation: Sendable {
    let condition: Condition
    let settings: [ViewDefinition.Setting]
    let columns: Int?

    package init(condition: Condition, settings: [ViewDefinition.Setting], columns: Int?) {
      (self.condition, self.settings, self.columns) = (condition, settings, columns)
    }
  }

  package let layoutClass: LayoutClass
  package var settings: [ViewDefinition.Setting] = []
  package var columns: Int?
  package var variations: [Variation] = []

  package init(_ layoutClass: LayoutClass) {
    self.layoutClass = layoutClass
  }

  private func variations(in context: DocumentContext) -> [Variation] {
    variations.filter { $0.condition.holds(in: context) }
  }

  /// The number of columns. If several variations apply, the last one wins.
  func columns(in context: DocumentContext) -> Int? {
    variations(in: context).compactMap(\.columns).last ?? columns
  }

  @MainActor func makeLayout(
    for source: CollectionSource, in context: DocumentContext
  ) throws(DocumentError) -> UICollectionViewLayout {
    let layout = layoutClass.make(for: source)
    let settings = variations(in: context).reduce(settings) { $0.replacing(with: $1.settings) }
    try settings.apply(to: layout, in: context)
    return layout
  }
}
