import SwiftSyntax

/// `FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)` becomes `FileManager.default.appURLs(…)`.
///
/// On Linux these are the user's own folders, which an app's code must not write to, and some are missing.
enum AppFolderRule {
  private static let names = RareNames(["urls", "url", "NSSearchPathForDirectoriesInDomains", "NSHomeDirectory"])
  private static let properties = RareNames(["homeDirectory"])
  private static let functions = [
    "NSSearchPathForDirectoriesInDomains": "FileManager.default.appSearchPaths",
    "NSHomeDirectory": "FileManager.default.appHomeDirectory",
  ]
  private static let labels = [
    "urls": ["for", "in"], "url": ["for", "in", "appropriateFor", "create"],
  ]

  static func rewrite(_ node: FunctionCallExprSyntax, _ visitor: RewritingVisitor) {
    guard visitor.hasUIKit else { return }
    if let function = node.calledExpression.as(DeclReferenceExprSyntax.self),
      names.contains(function.baseName, in: visitor.file), let name = functions[function.baseName.text]
    {
      visitor.edits.replace(function.bytes(), with: name, .appFolder)
    }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      names.contains(member.declName.baseName, in: visitor.file)
    else { return }
    let name = member.declName.baseName.text
    if labels[name] == node.arguments.map({ $0.label?.text ?? "" }), node.arguments.contains(where: isFolder),
      isFileManager(member.base) || !isDeclared(name, visitor)
    {
      visitor.edits.replace(member.declName.bytes(), with: name == "urls" ? "appURLs" : "appURL", .appFolder)
    }
  }

  /// `URL.homeDirectory` becomes `URL.appHomeDirectory`.
  static func rewrite(_ node: MemberAccessExprSyntax, _ visitor: RewritingVisitor) {
    guard visitor.hasUIKit, properties.contains(node.declName.baseName, in: visitor.file),
      node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "URL"
    else { return }
    visitor.edits.replace(node.declName.bytes(), with: "appHomeDirectory", .appFolder)
  }

  /// Whether an expression is `FileManager.default`.
  private static func isFileManager(_ expression: ExprSyntax?) -> Bool {
    expression?.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "FileManager"
  }

  /// Whether the target declares a method of the name with the labels, as protocols in front of file managers do.
  private static func isDeclared(_ name: String, _ visitor: RewritingVisitor) -> Bool {
    visitor.target.groups.contains { group in
      group.members.contains { $0.kind == .method && $0.baseName == name && $0.labels == labels[name] }
    }
  }

  /// Whether an argument names a folder of the user, as `.documentDirectory` and `.userDomainMask` do.
  private static func isFolder(_ argument: LabeledExprSyntax) -> Bool {
    guard let name = argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { return false }
    return name.hasSuffix("Directory") || name.hasSuffix("DomainMask")
  }
}
