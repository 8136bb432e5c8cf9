/// Limits for Interface Builder documents.
package struct InterfaceLimits: Sendable {
  /// The size of a file in bytes.
  package var bytes = 16 << 20
  /// The depth of nested elements. Views in views take two levels each.
  package var depth = 256
  /// The number of elements.
  package var elements = 50_000
  /// The number of attributes of an element.
  package var attributes = 500

  package init() {}
}
