import Foundation

/// A pattern of `.gitattributes` that matches files below one folder and nowhere else: quotes for spaces, as in
/// gitattributes(5), and backslashes for `*`, `?`, `[`, and for leading `!` and `#`, as in the patterns of
/// gitignore(5).
enum AttributePattern {
  private static let special: Set<Character> = ["*", "?", "[", "\\"]

  /// - Parameters:
  ///   - folder: its unescaped path relative to the `.gitattributes`; empty for its own folder.
  ///   - files: a pattern of paths in it, such as `**/*.png`.
  static func files(_ files: String, in folder: String) -> String {
    guard !folder.isEmpty else { return files }
    var pattern = ""
    for scalar in folder.unicodeScalars {
      let isSpecial = special.contains(Character(scalar)) || (pattern.isEmpty && (scalar == "!" || scalar == "#"))
      pattern += isSpecial ? "\\\(scalar)" : String(scalar)
    }
    return quoted("\(pattern)/\(files)")
  }

  /// A C string literal, if white space would end the pattern, or it begins like one.
  private static func quoted(_ pattern: String) -> String {
    guard pattern.contains(" ") || pattern.contains("\t") || pattern.hasPrefix("\"") else { return pattern }
    var quoted = "\""
    for scalar in pattern.unicodeScalars {
      switch scalar {
      case "\\", "\"": quoted += "\\\(scalar)"
      case "\t": quoted += "\\t"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
