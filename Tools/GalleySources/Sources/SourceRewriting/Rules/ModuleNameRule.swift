import SwiftSyntax

/// `Darwin.sin(angle)` becomes `Foundation.sin(angle)`: a module that is not here gives way to the one that has its names, as in
/// imports.
enum ModuleNameRule {
  /// The modules that apps name before the names of their members. An app's own type can have another's name, `Accessibility`.
  private static let names = RareNames(ImportableModules.replaced.keys.filter { $0 != "Accessibility" })

  static func rewrite(_ name: TokenSyntax, _ visitor: RewritingVisitor) {
    guard names.contains(name, in: visitor.file), let other = ImportableModules.replaced[name.text],
      isQualifier(name), !visitor.target.groups.contains(where: { $0.kind != .extension && $0.simpleName == name.text })
    else { return }
    visitor.edits.replace(name.bytes(), with: other, .importDeclaration)
  }

  /// Whether a name stands before a member's dot.
  private static func isQualifier(_ name: TokenSyntax) -> Bool {
    guard let reference = name.parent else { return false }
    if let access = reference.parent?.as(MemberAccessExprSyntax.self) { return access.base?.id == reference.id }
    return reference.parent?.as(MemberTypeSyntax.self)?.baseType.id == reference.id
  }
}
