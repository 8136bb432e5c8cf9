import Foundation
import Testing

/// A file of the Unicode Character Database 15.0, from Debian's package `unicode-data`.
///
/// `GALLEY_UNICODE_DATA` names the folder if it is not `/usr/share/unicode`.
struct UnicodeFile {
  /// A line that is neither empty nor a comment; line numbers count from 1, as in editors.
  struct Row {
    let number: Int
    /// The text before the comment.
    let text: String
  }

  static let version = "15.0"
  let rows: [Row]

  init(_ name: String) throws {
    let folder = ProcessInfo.processInfo.environment["GALLEY_UNICODE_DATA"] ?? "/usr/share/unicode"
    let path = "\(folder)/\(name)"
    guard let content = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw UnicodeFileError.missing(path: path)
    }
    let lines = content.components(separatedBy: "\n")
    // "# LineBreakTest-15.0.0.txt" begins a file; emoji-test.txt has "# Version: 15.0" further down.
    let names = ["-\(Self.version).0.txt", "# Version: \(Self.version)"]
    guard lines.prefix(10).contains(where: { line in names.contains(where: line.hasSuffix) }) else {
      throw UnicodeFileError.otherVersion(path: path)
    }
    rows = lines.enumerated().compactMap { index, line in
      let text = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
      return text.isEmpty ? nil : Row(number: index + 1, text: text)
    }
  }
}

enum UnicodeFileError: Error, CustomStringConvertible {
  case missing(path: String)
  case otherVersion(path: String)

  var description: String {
    switch self {
    case .missing(let path):
      "\(path) is not here. Run 'scripts/setup --test', or name the folder of Unicode's data in GALLEY_UNICODE_DATA."
    case .otherVersion(let path):
      "\(path) is not of Unicode \(UnicodeFile.version). Name a folder that is in GALLEY_UNICODE_DATA."
    }
  }
}

/// Code points given as hexadecimal words, as in Unicode's files, in UTF-16. A surrogate stays as it is.
func codeUnits(_ words: some StringProtocol) throws -> [UInt16] {
  var units: [UInt16] = []
  for word in words.split(separator: " ") {
    let value = try #require(UInt32(word, radix: 16), "'\(word)' is no code point")
    if value <= 0xFFFF {
      units.append(UInt16(value))
    } else {
      units += [UInt16(0xD7C0 + (value >> 10)), UInt16(0xDC00 + (value & 0x3FF))]
    }
  }
  return units
}
