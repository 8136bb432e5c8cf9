import SourcePlaces
import SourceRewriting

extension SourcePosition {
  /// The beginning of a file.
  static let start = SourcePosition(line: 1, column: 1)

  /// A place in a file; its beginning where only the file is known.
  init(_ place: SourcePlace) { self.init(line: place.line ?? 1, column: place.column ?? 1) }
}
