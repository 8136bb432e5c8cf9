import Foundation

/// A pattern of `.gitattributes` for the files below a folder, which stands for that folder alone: gitattributes(5) has
/// quotes for spaces, and gitignore(5), whose patterns it has, backslashes for `*`, `?`, `[`, and for `!` and `#` in front.
enum AttributePattern {
  private static let special: Set<Character> = ["*", "?", "[", "\\"]

  /// - Parameters:
  ///   - folder: its path below that of the `.gitattributes`, as it is; empty for that one itself.
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

  /// As C has strings, where white space would end the pattern or it begins as a string does.
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
