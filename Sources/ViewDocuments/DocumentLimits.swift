/// Limits on a document of views. Its readers reject more, giving the place of the excess.
package enum DocumentLimits {
  /// The depth of nested views, including the outermost.
  package static let viewDepth = 100
  /// The number of constraints of an outermost view and all its descendants, including variations.
  package static let constraints = 10_000
  /// The number of items of one collection view, or rows of one table.
  package static let items = 10_000
  /// The depth of controllers in each other, including the outermost.
  package static let controllerDepth = 20
  /// The number of controllers of one document.
  package static let controllers = 2_000
}
