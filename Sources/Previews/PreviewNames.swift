/// The names of previews: no two of one file are alike in lower case, and each can be the name of a file.
struct PreviewNames {
  /// The name of a preview without one.
  static let standard = "Preview"
  /// The longest name in bytes, with room for a number.
  private static let limit = 100

  private var taken: [String: Set<String>] = [:]

  mutating func unique(_ name: String, in file: String) -> String {
    let start = Self.made(from: name)
    var (unique, number) = (start, 1)
    while !taken[file, default: []].insert(unique.lowercased()).inserted {
      number += 1
      unique = "\(start) \(number)"
    }
    return unique
  }

  /// The letters, digits and `-_+()` of a text, with a space for each run of other characters.
  private static func made(from text: String) -> String {
    let words = text.split { !($0.isLetter || $0.isNumber || "-_+()".contains($0)) }
    var name = words.joined(separator: " ")
    if name.first.map({ $0.isLetter || $0.isNumber }) != true {
      name = name.isEmpty ? standard : "\(standard) \(name)"
    }
    while name.utf8.count > limit || name.hasSuffix(" ") { name.removeLast() }
    return name
  }
}
