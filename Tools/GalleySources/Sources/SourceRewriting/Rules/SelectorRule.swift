import SwiftSyntax

/// `#selector(changed(_:))` becomes `Selector("changed:", ViewController.changed(_:))`: a selector that calls what it names.
enum SelectorRule {
  static func rewrite(_ node: some FreestandingMacroExpansionSyntax, _ visitor: RewritingVisitor) {
    guard node.arguments.count == 1, let argument = node.arguments.first,
      let reference = SelectorReference(argument.expression)
    else {
      return visitor.refuse(
        node, .selector, "#selector names no method", suggestion: "Name a method of a class, with its labels.")
    }
    guard let target = Target(reference, at: node, visitor) else {
      return visitor.refuse(
        node, .selector, "#selector names a method without its class outside classes",
        suggestion: "Write the class in front of it.")
    }
    let text =
      switch argument.label?.text {
      case "getter": property(reference, target, isSetter: false)
      case "setter": property(reference, target, isSetter: true)
      default: method(reference, target)
      }
    visitor.edits.replace(node.bytes(), with: text, .selector)
  }

  /// A selector for a method: with the method, if it can be called with what UIKit passes, otherwise its name alone.
  private static func method(_ reference: SelectorReference, _ target: Target) -> String {
    let member = target.member
    let labels = reference.labels ?? member?.labels ?? reference.type.map(unnamedLabels)
    let name = name(reference, labels: labels, member)
    // The type of an object, which a cast would have to name, is not known.
    let isCallable =
      (labels?.count ?? 0) <= 2 && member?.suffix == nil && reference.name != "init"
      && (target.isType || reference.type == nil)
    guard isCallable, let root = target.root else { return "Selector(\"\(name)\")" }
    var method = "\(root).\(reference.declaration.oneLineText)"
    if let type = reference.type { method += " as \(unapplied(type, of: root))" }
    return member?.isStatic == true
      ? "Selector(classMethod: \"\(name)\", \(method))" : "Selector(\"\(name)\", \(method))"
  }

  /// A selector for a getter or a setter, with a key path unless the property's class is not known.
  private static func property(_ reference: SelectorReference, _ target: Target, isSetter: Bool) -> String {
    let member = target.member
    let getter = member?.objectiveCName ?? reference.name
    let isImported = member == nil && target.isImported
    let name =
      isSetter
      ? member?.setterName
        ?? ObjectiveCNames.setter(of: isImported ? ObjectiveCNames.property(ofGetter: getter) : getter)
      : member?.getterName ?? getter
    guard target.isType, let root = target.root, member?.isStatic != true else { return "Selector(\"\(name)\")" }
    return "Selector(\(isSetter ? "setter" : "getter"): \"\(name)\", \\\(root).\(reference.declaration.oneLineText))"
  }

  private static func name(_ reference: SelectorReference, labels: [String]?, _ member: DeclaredMember?) -> String {
    if let name = member?.objectiveCName { return name }
    if member == nil, let name = ImportedNames.selector(of: reference.name, labels: reference.labels) { return name }
    return ObjectiveCNames.selector(of: reference.name, labels: labels ?? [], suffix: member?.suffix)
  }

  /// As many missing labels as a function type has parameters.
  private static func unnamedLabels(_ type: TypeSyntax) -> [String] {
    guard var function = function(type) else { return [] }
    if let result = Self.function(function.returnClause.type) { function = result }
    return function.parameters.map { _ in "_" }
  }

  /// The type of a class's method, where the method's own type, or already the class's, is given.
  private static func unapplied(_ type: TypeSyntax, of root: String) -> String {
    guard let function = function(type) else { return type.oneLineText }
    if let result = Self.function(function.returnClause.type) {
      return "@MainActor \(function.parameters.clauseText) -> @MainActor \(result.oneLineText)"
    }
    return "@MainActor (\(root)) -> @MainActor \(function.oneLineText)"
  }

  /// A function type without the parentheses and optionals around it.
  private static func function(_ type: TypeSyntax) -> FunctionTypeSyntax? {
    if let function = type.as(FunctionTypeSyntax.self) { return function }
    if let optional = type.as(OptionalTypeSyntax.self) { return function(optional.wrappedType) }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return function(optional.wrappedType) }
    if let attributed = type.as(AttributedTypeSyntax.self) { return function(attributed.baseType) }
    guard let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 else { return nil }
    return tuple.elements.first.flatMap { function($0.type) }
  }
}

extension TupleTypeElementListSyntax {
  /// The elements in parentheses.
  fileprivate var clauseText: String { "(\(oneLineText))" }
}
