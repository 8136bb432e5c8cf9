import SwiftSyntax

/// Texts of declarations for lines that are generated.
enum OneLine {
  /// A node's text without line ends and comments.
  static func text(of node: some SyntaxProtocol) -> String {
    var result = ""
    var needsSpace = false
    for token in node.tokens(viewMode: .sourceAccurate) {
      if needsSpace || (!result.isEmpty && !token.leadingTrivia.isEmpty) { result += " " }
      result += token.text
      needsSpace = !token.trailingTrivia.isEmpty
    }
    return result
  }

  /// A type without `?` and `!`, and whether it had one.
  static func unwrapped(_ type: TypeSyntax) -> (type: TypeSyntax, isOptional: Bool) {
    if let optional = type.as(OptionalTypeSyntax.self) { return (optional.wrappedType, true) }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return (optional.wrappedType, true) }
    return (type, false)
  }

  /// The type of a parameter as a closure can have it: `!` is `?` there.
  static func parameterType(_ type: TypeSyntax) -> String {
    guard let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else { return text(of: type) }
    return text(of: optional.wrappedType) + "?"
  }

  /// A name as code writes it: words of the language in backticks.
  static func identifier(_ name: String) -> String {
    let needsBackticks = TokenKind.keyword(matching: name) && !["self", "Self", "init", "Type"].contains(name)
    return needsBackticks ? "`\(name)`" : name
  }

  /// A token's text without backticks.
  static func name(_ token: TokenSyntax) -> String {
    let text = token.text
    return text.first == "`" && text.last == "`" && text.utf8.count > 2 ? String(text.dropFirst().dropLast()) : text
  }
}

extension TokenKind {
  /// Whether a name is reserved, so that code writes it in backticks.
  fileprivate static func keyword(matching name: String) -> Bool { reserved.contains(name) }

  private static let reserved: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows",
    "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]
}
