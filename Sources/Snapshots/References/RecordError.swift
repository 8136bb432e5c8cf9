/// A reason that a record cannot be used.
package enum RecordError: Error, Equatable {
  case notARecord
  case empty
  /// The file is a Git LFS pointer; the record itself was never fetched.
  case gitLFSPointer
  /// The file has the markers of an unresolved merge.
  case mergeConflict(line: Int)
  /// Its end is missing.
  case cutShort
  /// An earlier version's format, or a later one's.
  case differentVersion
  /// The file has carriage returns, which no record is written with.
  case convertedLineEndings
  /// A line does not have the expected format.
  case malformed(line: Int, expected: String)
  /// The record's own hash does not match its lines.
  case edited
}

extension RecordError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notARecord: "it does not begin with '\(Record.Format.frames.firstLine)'"
    case .empty: "it is empty; restore it with 'git checkout', or record it again"
    case .gitLFSPointer: "it is a Git LFS pointer; fetch the file with 'git lfs pull'"
    case .mergeConflict(let line):
      "line \(line) is the marker of an unresolved merge; 'galley git-resolve' renders what is in conflict"
    case .cutShort: "its end is missing; restore it with 'git checkout', or record it again"
    case .differentVersion: "another version of Galley wrote it; record it again"
    case .convertedLineEndings: "its line endings were converted; mark '*.txt' as 'text eol=lf' in .gitattributes"
    case .malformed(let line, let expected): "line \(line) is not \(expected)"
    case .edited: "it was edited: its hash does not match its lines"
    }
  }
}

extension RecordError {
  private static let markers = ["<<<<<<< ", "||||||| ", ">>>>>>> "].map { Array($0.utf8) }

  /// The error that a text that is not a complete record looks like; nil if unknown.
  init?(lookingAt text: String) {
    let bytes = Array(text.utf8)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if bytes.isEmpty {
      self = .empty
    } else if bytes.starts(with: "version https://git-lfs".utf8) {
      self = .gitLFSPointer
    } else if let index = lines.firstIndex(where: { line in Self.markers.contains { line.starts(with: $0) } }) {
      self = .mergeConflict(line: index + 1)
    } else if bytes.last != UInt8(ascii: "\n"), !bytes.contains(UInt8(ascii: "\r")),
      Record.Format.allCases.contains(where: { bytes.starts(with: $0.firstLine.prefix(bytes.count).utf8) })
    {
      self = .cutShort
    } else {
      return nil
    }
  }
}
