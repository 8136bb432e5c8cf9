import SwiftSyntax

/// `@Entry`, a macro of SwiftUI's, in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues`:
/// the property gets accessors, and a key follows it. `@Entry var accent: Color = .red` becomes
///
///     var accent: Color { get { self[Key_accent.self] } set { self[Key_accent.self] = newValue } }; private struct Key_accent:
///       SwiftUI.EnvironmentKey { static var defaultValue: Color { .red } }
enum EntryRule {
  /// The protocols of the keys, by the type with the values.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
    "FocusedValues": "FocusedValueKey",
  ]

  static func rewrite(_ node: VariableDeclSyntax, _ visitor: RewritingVisitor) {
    guard let attribute = node.attributes.named("Entry"), let values = valuesType(around: node),
      let key = keys[values]
    else { return }
    guard let binding = node.bindings.first, node.bindings.count == 1, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else {
      return visitor.refuse(
        node, .entry, "the @Entry property cannot be made of its declaration",
        suggestion: "Declare each property by itself, with its type and a value.")
    }
    guard let type = binding.typeAnnotation.map({ OneLine.text(of: $0.type) }) ?? binding.initializer.flatMap(type(of:))
    else {
      return visitor.refuse(
        name, .entry, "the type of the @Entry property does not follow from its value", suggestion: "Write the type.")
    }
    let keyType = "Key_\(name.identifierText)"
    let accessors = "{ get { self[\(keyType).self] } set { self[\(keyType).self] = newValue } }"
    let start = "\(accessors); private struct \(keyType): SwiftUI.\(key) { "
    let typed = binding.typeAnnotation == nil ? ": \(type) " : ""
    visitor.removeWord(attribute, .entry)
    if values == "FocusedValues" {
      let wrapped = binding.typeAnnotation.map { OneLine.text(of: OneLine.unwrapped($0.type).type) } ?? type
      let end = binding.initializer.map { $0.bytes() } ?? binding.bytes().upperBound..<binding.bytes().upperBound
      visitor.edits.replace(
        end, with: "\(binding.initializer == nil ? " " : "")\(start)typealias Value = \(wrapped) }", .entry)
    } else if let initializer = binding.initializer {
      visitor.edits.replace(
        initializer.equal.bytes(), with: "\(typed)\(start)static var defaultValue: \(type) {", .entry)
      visitor.edits.insert(" } }", at: initializer.bytes().upperBound, .entry)
    } else {
      visitor.edits.insert(
        " \(start)static var defaultValue: \(type) { nil } }", at: binding.bytes().upperBound, .entry)
    }
  }

  /// The name of the extended type that a declaration is in, under any `#if`.
  private static func valuesType(around node: VariableDeclSyntax) -> String? {
    var parent = node.parent
    while let next = parent {
      if let declaration = next.as(ExtensionDeclSyntax.self) { return declaration.extendedType.lastName }
      guard !next.is(CodeBlockSyntax.self), !next.isProtocol(DeclGroupSyntax.self) else { return nil }
      parent = next.parent
    }
    return nil
  }

  /// The type of a value, as far as its text tells: that of literals, of `Theme()`, and of `Theme.plain` if it is one of its type's.
  private static func type(of initializer: InitializerClauseSyntax) -> String? {
    let value = initializer.value
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if let sign = value.as(PrefixOperatorExprSyntax.self) {
      return sign.expression.is(IntegerLiteralExprSyntax.self)
        ? "Int" : sign.expression.is(FloatLiteralExprSyntax.self) ? "Double" : nil
    }
    if let call = value.as(FunctionCallExprSyntax.self) { return typeName(call.calledExpression) }
    if let member = value.as(MemberAccessExprSyntax.self) { return member.base.flatMap(typeName) }
    if let cast = value.as(SequenceExprSyntax.self), let last = cast.elements.last?.as(TypeExprSyntax.self),
      cast.elements.count == 3, cast.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
    {
      return OneLine.text(of: last.type)
    }
    return nil
  }

  /// The name of a type that is called or has the member; nil for that of a function or a variable.
  private static func typeName(_ expression: ExprSyntax) -> String? {
    let text = OneLine.text(of: expression)
    guard let last = text.split(separator: ".").last, last.first?.isUppercase == true || text.first == "[" else {
      return nil
    }
    return text
  }
}
