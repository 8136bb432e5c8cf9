package import SourcePlaces
package import Yams

extension TextPosition {
  /// The position of a mark; the start of the text if there is none.
  init(_ mark: Mark?) { self.init(line: mark?.line ?? 1, column: mark?.column ?? 1) }
}

extension SourcePlace {
  /// The place of a node's mark.
  package init(_ mark: Mark?, file: String) { self.init(file: file, TextPosition(mark)) }
}
