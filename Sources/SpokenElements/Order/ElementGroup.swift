package import Foundation

/// An element, or elements that are kept together.
package indirect enum ElementNode: Sendable {
  case element(ElementSource)
  case group(ElementGroup)
}

/// Elements that are visited one after the other, before anything else.
package struct ElementGroup: Sendable {
  package var children: [ElementNode]
  /// Whether the children's order was given, as by `accessibilityElements`; otherwise their places decide.
  package var isInGivenOrder = false
  /// The place among the siblings, where it is not that of the first child.
  package var place: CGPoint?
  /// The container that the elements are in, if its elements are spoken with a place in it.
  package var announced: SpokenContainer.Kind?

  package init(_ children: [ElementNode]) { self.children = children }
}
