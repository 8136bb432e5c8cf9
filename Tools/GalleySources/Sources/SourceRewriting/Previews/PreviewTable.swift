/// The text of a file that names all previews of a target: a public enumeration `<Target>Previews` with a table `all`.
public struct PreviewTable: Sendable {
  /// A preview of the table.
  struct Entry: Sendable {
    let preview: ListedPreview
    /// The type that makes it; nil for one that is skipped.
    let type: String?
    /// The condition under which the type is there; nil if it always is.
    let condition: String?
    /// The condition as the app has it.
    let written: String?

    init(_ found: FoundPreview, path: String, condition: String?, written: String?) {
      var (type, reason): (String?, String?)
      switch found.fate {
      case .registered(let name): type = name
      case .skipped(let because): reason = because
      }
      preview = ListedPreview(name: found.name, path: path, position: found.position, skipped: reason)
      (self.type, self.condition, self.written) = (type, condition, written)
    }
  }

  let entries: [Entry]

  /// The previews, for lists.
  var list: [ListedPreview] { entries.map(\.preview) }

  /// The text of the file.
  ///
  /// - Parameters:
  ///   - module: the name of the target's module.
  ///   - preparation: the code that makes the target's resources known; nil if it has none.
  public func text(for module: String, preparedBy preparation: String? = nil) -> String {
    let lines = entries.flatMap(Self.lines).map { $0.hasPrefix("#") ? $0 : "    " + $0 }
    let preparing = preparation.map { ", preparing: { \($0) }" } ?? ""
    let table = "DeveloperToolsSupport.PreviewTable(target: \(Self.literal(module))\(preparing))"
    let body = lines.isEmpty ? [table] : ["\(table) { table in"] + lines + ["  }"]
    let text =
      [
        "// Made by galley-sources: the previews of the target's files.", "public import UIKit", "",
        "/// The target's previews, in the order of their files and lines.",
        "nonisolated public enum \(module)Previews {",
        "  public static let all = \(body[0])",
      ] + body.dropFirst() + ["}", ""]
    return text.joined(separator: "\n")
  }

  private static func lines(_ entry: Entry) -> [String] {
    let preview = entry.preview
    guard let type = entry.type else { return [skip(preview, because: preview.skipped ?? "")] }
    let add = "table.add(\(type).self)"
    guard let condition = entry.condition else { return [add] }
    let reason = "is compiled for \(entry.written ?? condition) alone"
    return ["#if \(condition)", add, "#else", skip(preview, because: reason), "#endif"]
  }

  private static func skip(_ preview: ListedPreview, because reason: String) -> String {
    "table.skip(\(literal(preview.name)), file: \(literal(preview.path)), line: \(preview.position.line), "
      + "because: \(literal(reason)))"
  }

  /// A text as a literal of Swift, on one line.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "\"": literal += "\\\(scalar)"
      case _ where scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}":
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
