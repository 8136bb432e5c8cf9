/// What a document of views may hold at most: its readers refuse more, with the place of what is too much.
package enum DocumentLimits {
  /// Views in one another, the outermost included.
  package static let viewDepth = 100
  /// Constraints of one outermost view and all in it, with those of its variations.
  package static let constraints = 10_000
  /// Items of one collection view, rows of one table.
  package static let items = 10_000
}
