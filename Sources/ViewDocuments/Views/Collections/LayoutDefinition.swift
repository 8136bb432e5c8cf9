import HeadlessUIKit

/// A layout as a document describes it.
package struct LayoutDefinition: Sendable {
  /// What takes the place of the layout's own when the condition holds.
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

  /// Of several variations that hold, the last one counts.
  func columns(in context: DocumentContext) -> Int? {
    variations(in: context).compactMap(\.columns).last ?? columns
  }

  @MainActor func makeLayout(in context: DocumentContext) throws(DocumentError) -> UICollectionViewLayout {
    let layout = layoutClass.make()
    let settings = variations(in: context).reduce(settings) { $0.replacing(with: $1.settings) }
    try settings.apply(to: layout, in: context)
    return layout
  }
}
