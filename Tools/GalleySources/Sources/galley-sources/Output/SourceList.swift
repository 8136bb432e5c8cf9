import AppSources
import Foundation
import SourceRewriting

/// The list of an app's files, each with what becomes of it.
struct SourceList: Codable {
  /// A file that is taken.
  struct File: Codable {
    let path: String
    /// The places of what is rewritten.
    let changes: [Change]
    let problems: [Problem]
  }

  struct Change: Codable {
    let line: Int
    let column: Int
    let construct: Construct
  }

  struct Problem: Codable {
    let line: Int
    let column: Int
    let construct: Construct?
    let message: String
    let suggestion: String
    let leavesOut: SourceProblem.Extent

    init(_ problem: SourceProblem) {
      (line, column) = (problem.position.line, problem.position.column)
      (construct, message) = (problem.construct, problem.message)
      (suggestion, leavesOut) = (problem.suggestion, problem.leavesOut)
    }
  }

  /// A file that is not compiled.
  struct LeftOut: Codable {
    let path: String
    let reason: String
  }

  struct Preview: Codable {
    let path: String
    let line: Int
    let name: String
    /// The reason that it is not shown, which completes "it …".
    let skipped: String?
  }

  let folder: String
  let files: [File]
  /// The other files with problems: property lists, models, the project.
  let documents: [File]
  let previews: [Preview]
  let leftOut: [LeftOut]

  init(_ listing: SourceListing, _ app: RewrittenApp) {
    folder = listing.folder
    let others = Dictionary(
      app.leftOutForOthers.map { ($0.path, "\($0.reason)") }, uniquingKeysWith: { first, _ in first })
    leftOut =
      listing.leftOut.map { LeftOut(path: $0.relativePath, reason: "\($0.reason)") }
      + listing.files.compactMap { file in others[file.path].map { LeftOut(path: file.relativePath, reason: $0) } }
    let paths = Dictionary(listing.files.map { ($0.path, $0.relativePath) }, uniquingKeysWith: { first, _ in first })
    previews = app.previews.map {
      Preview(path: paths[$0.path] ?? $0.path, line: $0.position.line, name: $0.name, skipped: $0.skipped)
    }
    let changes = Dictionary(app.files.map { ($0.path, $0.changes) }, uniquingKeysWith: { first, _ in first })
    let problems = Dictionary(grouping: app.problems, by: \.path)
    files = listing.files.map { file in
      File(
        path: file.relativePath,
        changes: (changes[file.path] ?? []).map {
          Change(line: $0.position.line, column: $0.position.column, construct: $0.construct)
        },
        problems: (problems[file.path] ?? []).map(Problem.init))
    }
    documents = problems.filter { paths[$0.key] == nil }.sorted { $0.key < $1.key }.map { path, problems in
      let isBelow = path.hasPrefix(listing.folder + "/")
      return File(
        path: isBelow ? String(path.dropFirst(listing.folder.count + 1)) : path, changes: [],
        problems: problems.map(Problem.init))
    }
  }

  var json: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    // A structure of texts and numbers can always be encoded.
    return (try? encoder.encode(self)).map { Array($0) + [UInt8(ascii: "\n")] } ?? []
  }

  /// A table of files, then one of constructs, then what is left out.
  var text: String {
    var lines: [String] = []
    for file in files {
      let counts = Self.counts(file.changes).map { "\($0.construct.rawValue) \($0.count)" }
      let refused = [("refused", SourceProblem.Extent.file), ("left out", .part)].compactMap { word, extent in
        let count = file.problems.count { $0.leavesOut == extent }
        return count == 0 ? nil : "\(count) \(word)"
      }
      let found = (counts + refused).joined(separator: ", ")
      lines.append("\(file.path)\t\(found.isEmpty ? "unchanged" : found)")
    }
    for document in documents {
      lines += document.problems.map { "\(document.path):\($0.line)\tproblem: \($0.message)" }
    }
    lines += previews.map { preview in
      "\(preview.path):\(preview.line)\tpreview '\(preview.name)'"
        + (preview.skipped.map { ", skipped: it \($0)" } ?? "")
    }
    lines += leftOut.map { "\($0.path)\tnot taken: \($0.reason)" }
    let counts = Self.counts(files.flatMap(\.changes))
    lines.append("")
    lines.append("\(Output.files(files.count)), \(files.count { !$0.changes.isEmpty }) of them rewritten")
    lines += counts.map { "\($0.construct.rawValue)\t\($0.count)" }
    return lines.joined(separator: "\n")
  }

  /// The number of times that each construct occurs, in the order of their definition.
  private static func counts(_ changes: [Change]) -> [(construct: Construct, count: Int)] {
    let counts = Dictionary(grouping: changes, by: \.construct).mapValues(\.count)
    return Construct.allCases.compactMap { construct in counts[construct].map { (construct, $0) } }
  }
}
