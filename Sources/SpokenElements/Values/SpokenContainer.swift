/// A container that elements are in, as far as an assistive technology names it.
package struct SpokenContainer: Hashable, Sendable {
  /// The kind, by the name in UIKit's `UIAccessibilityContainerType`; `tabBar` is a view with that trait, `series` a view
  /// whose elements are numbered.
  package enum Kind: String, CaseIterable, Sendable {
    case list, landmark, dataTable, semanticGroup, tabBar, series
  }

  package var kind: Kind
  package var label: String?
  package var value: String?
  package var identifier: String?
  /// The place among the picture's containers, in the order in which the search enters them, from 0.
  package var index: Int

  /// The label and the value, with a colon between them.
  package var name: String { [label, value].compactMap(\.self).joined(separator: ": ") }

  package init(
    _ kind: Kind, label: String? = nil, value: String? = nil, identifier: String? = nil, index: Int = 0
  ) {
    (self.kind, self.label, self.value, self.identifier, self.index) = (kind, label, value, identifier, index)
  }
}
