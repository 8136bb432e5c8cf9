import SwiftSyntax

/// The previews of a target's files: what they are rewritten to, before anything else is, and the table that names them.
struct TargetPreviews {
  /// The previews of a file of the app.
  private struct Found {
    let file: SourceText
    let previews: [FoundPreview]
    let edits: SourceEdits
  }

  /// The target's files with their previews rewritten.
  private(set) var files: [SourceText] = []
  private var found: [Found] = []
  private let options: RewritingOptions

  /// - Parameter files: the target's files, by path.
  init(_ files: [SourceText], options: RewritingOptions) {
    self.options = options
    let hasSwiftUI = ImportableModules(options).contains("SwiftUI")
    var types: SwiftUITypes?
    var labels = FileLabels()
    for file in files {
      let label = labels.label(of: file.path)
      let (edits, previews) = PreviewRule.rewrite(file, label: label, hasSwiftUI: hasSwiftUI) {
        let known = types ?? SwiftUITypes(files)
        types = known
        return known
      }
      // What cannot be read again stays as it is, and the compiler says so.
      guard !previews.isEmpty, let text = try? SourceText(path: file.path, bytes: edits.applied(to: file.bytes)) else {
        self.files.append(file)
        continue
      }
      self.files.append(text)
      found.append(Found(file: file, previews: previews, edits: edits))
    }
  }

  /// The changes in a file, with places in the app's file.
  func changes(in path: String) -> [RewrittenFile.Change] {
    found.first { $0.file.path == path }.map { RewrittenFile($0.file, edits: $0.edits).changes } ?? []
  }

  /// The entries of the table, in the order of files and places.
  ///
  /// - Parameter leftOut: the paths of the files that are not compiled.
  func entries(without leftOut: Set<String>) -> [PreviewTable.Entry] {
    found.flatMap { found in
      let isLeftOut = leftOut.contains(found.file.path)
      let conditions = found.previews.contains { !$0.branches.isEmpty } ? conditionEdits(in: found.file) : SourceEdits()
      return found.previews.map { preview in
        let condition = Self.condition(of: preview.branches, in: found.file, conditions)
        let written = Self.condition(of: preview.branches, in: found.file, SourceEdits())
        let shown = isLeftOut ? preview.skipped(because: "is in a file that is left out") : preview
        return PreviewTable.Entry(shown, path: found.file.path, condition: condition, written: written)
      }
    }
  }

  /// The edits of a file that decide its conditions.
  private func conditionEdits(in file: SourceText) -> SourceEdits {
    let target = TargetDeclarations([FileDeclarations(file, options: options)], options: options)
    let visitor = RewritingVisitor(file, DeclaredMembers(target), options)
    visitor.walk(file.syntax)
    return visitor.edits
  }

  // MARK: Conditions

  /// The condition under which all of these branches are compiled, as rewritten; nil if there are none.
  private static func condition(
    of branches: [IfConfigClauseSyntax], in file: SourceText, _ edits: SourceEdits
  ) -> String? {
    let conditions = branches.flatMap { branch -> [String] in
      guard let clauses = branch.parent?.as(IfConfigClauseListSyntax.self) else { return [] }
      var conditions: [String] = []
      for clause in clauses {
        let text = clause.condition.map { edits.oneLine(of: $0.bytes(), in: file.bytes) }
        if clause.id == branch.id { return conditions + (text.map { ["(\($0))"] } ?? []) }
        conditions += text.map { ["!(\($0))"] } ?? []
      }
      return conditions
    }
    return conditions.isEmpty ? nil : conditions.joined(separator: " && ")
  }
}
