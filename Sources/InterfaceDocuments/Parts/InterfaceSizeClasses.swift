/// A size class of a variation.
package enum InterfaceSizeClass: String, Equatable, Hashable, Sendable, CaseIterable {
  case compact, regular
}

/// The size classes under which a document is shown.
package struct InterfaceSizeClasses: Equatable, Hashable, Sendable {
  package let width, height: InterfaceSizeClass

  package init(width: InterfaceSizeClass, height: InterfaceSizeClass) { (self.width, self.height) = (width, height) }
}
