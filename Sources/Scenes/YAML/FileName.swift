import Snapshots

/// Names that become folders and files of the reference store: those of scenes and of custom sizes.
package enum FileName {
  /// The rule in a sentence, for messages.
  static let rule =
    "A name starts with a letter or digit, does not end with a space or dot, has at most \(CaseIdentity.nameLimit) bytes, "
    + "and contains none of / \\ : * ? \" < > | @."

  /// A valid name that is as near to a text as can be.
  static func made(from text: String) -> String {
    let words = text.split { !($0.isLetter || $0.isNumber || "-_+()".contains($0)) }
    var name = words.joined(separator: " ")
    if name.first.map({ $0.isLetter || $0.isNumber }) != true { name = "scene " + name }
    // Four bytes a character at most, and room for a number.
    while name.utf8.count > CaseIdentity.nameLimit - 8 || name.hasSuffix(" ") { name.removeLast() }
    return name
  }

  /// Whether the name is a valid folder name on all common file systems.
  ///
  /// `@` is excluded because it separates the scale from the rest of a reference's name.
  package static func isValid(_ name: String) -> Bool {
    guard let first = name.first, let last = name.last else { return false }
    guard name.utf8.count <= CaseIdentity.nameLimit else { return false }
    guard first.isLetter || first.isNumber, last != " ", last != "." else { return false }
    return name.unicodeScalars.allSatisfy { scalar in
      let invisible: [Unicode.GeneralCategory] = [.control, .format, .lineSeparator, .paragraphSeparator]
      return !invisible.contains(scalar.properties.generalCategory) && !"/\\:*?\"<>|@".unicodeScalars.contains(scalar)
    }
  }
}
