import SwiftSyntax

/// The declarations and mentions of one file.
struct FileDeclarations: Sendable {
  let path: String
  var groups: [DeclarationGroup] = []
  /// The types that other names stand for, by the alias's name with those of the types around it.
  var aliases: [String: String] = [:]
  /// The names that other files see without a type in front: types, functions, variables, aliases.
  var topLevelNames: Set<String> = []
  /// The functions, variables and aliases outside of types.
  var topLevel: [MemberDeclaration] = []
  /// The top-level names that other files do not see.
  var privateNames: Set<String> = []
  /// The names of all identifiers in the file.
  var mentions: Set<String> = []
  var imports: [ImportDeclaration] = []
  /// The offset of the first code.
  var firstCode = 0

  /// Reads a file's declarations, in the clauses of `#if` that are active.
  init(_ file: SourceText, options: RewritingOptions) {
    path = file.path
    let collector = DeclarationCollector(file, options)
    collector.walk(file.syntax)
    groups = collector.groups
    aliases = collector.aliases
    topLevelNames = collector.topLevelNames
    topLevel = collector.topLevel
    privateNames = collector.privateNames
    mentions = collector.mentions
    imports = collector.imports
    firstCode = file.syntax.statements.first?.positionAfterSkippingLeadingTrivia.utf8Offset ?? 0
  }
}

/// An `import` of a file.
struct ImportDeclaration: Sendable {
  /// The names of the path: `UIKit`, `UIGestureRecognizerSubclass`.
  let names: [String]
  /// The kind of a declaration that is imported alone: `struct`, `class`, `func`.
  let kind: String?
  let node: ImportDeclSyntax
  /// Whether it is in a clause of `#if`.
  let isConditional: Bool
}
