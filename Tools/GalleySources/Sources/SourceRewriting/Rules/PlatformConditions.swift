package import SwiftSyntax

/// The conditions of `#if`, decided as on iOS.
///
/// What depends on the build (`DEBUG`, `swift(>=6)`, `canImport` of an unknown module) is not decided: nil.
package struct PlatformConditions: Sendable {
  private let options: RewritingOptions

  package init(_ options: RewritingOptions) { self.options = options }

  /// Whether a branch may be compiled: its condition is not false, and none before it is true.
  package func isActive(_ clause: IfConfigClauseSyntax) -> Bool {
    guard let clauses = clause.parent?.as(IfConfigClauseListSyntax.self) else { return true }
    return activeClauses(of: clauses).contains { $0.id == clause.id }
  }

  /// The branches that may be compiled.
  package func activeClauses(of clauses: IfConfigClauseListSyntax) -> [IfConfigClauseSyntax] {
    var result: [IfConfigClauseSyntax] = []
    for clause in clauses {
      let value = clause.condition.map { self.value(of: $0) } ?? true
      if value != false { result.append(clause) }
      if value == true { break }
    }
    return result
  }

  /// Whether a branch's condition asks for the version of the compiler or the language.
  func dependsOnVersion(_ clause: IfConfigClauseSyntax) -> Bool {
    clause.parent?.as(IfConfigClauseListSyntax.self)?.contains { clause in
      clause.condition?.tokens(viewMode: .sourceAccurate).contains { ["swift", "compiler"].contains($0.text) } ?? false
    } ?? false
  }

  /// The value of a condition, or nil if it depends on the build.
  func value(of condition: ExprSyntax) -> Bool? {
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.tokenKind == .keyword(.true) }
    if let call = condition.as(FunctionCallExprSyntax.self) { return value(of: call) }
    if let negation = condition.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return value(of: negation.expression).map { !$0 }
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let element = tuple.elements.first {
      return value(of: element.expression)
    }
    if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: sequence) }
    return nil
  }

  /// The value of operands with `&&` and `||` between them; `&&` binds more tightly.
  private func value(of sequence: SequenceExprSyntax) -> Bool? {
    var alternatives: [[Bool?]] = [[]]
    for (index, element) in sequence.elements.enumerated() {
      if index.isMultiple(of: 2) {
        alternatives[alternatives.count - 1].append(value(of: element))
      } else if let text = element.as(BinaryOperatorExprSyntax.self)?.operator.text {
        guard text == "&&" || text == "||" else { return nil }
        if text == "||" { alternatives.append([]) }
      } else {
        return nil
      }
    }
    let values = alternatives.map { operands -> Bool? in
      operands.contains(false) ? false : operands.contains(nil) ? nil : true
    }
    return values.contains(true) ? true : values.contains(nil) ? nil : false
  }

  /// The value of `os(…)`, `targetEnvironment(…)` or `canImport(…)`.
  func value(of call: FunctionCallExprSyntax) -> Bool? {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = call.arguments.first?.expression
    else { return nil }
    switch name {
    case "os": return argument.oneLineText == "iOS"
    // Views are drawn as in the simulator: there is no camera and no other hardware.
    case "targetEnvironment": return argument.oneLineText == "simulator"
    case "canImport": return canImport(argument)
    default: return nil
    }
  }

  /// Whether a module, or the one that a submodule is in, is there.
  private func canImport(_ module: ExprSyntax) -> Bool? {
    guard let name = module.firstToken(viewMode: .sourceAccurate)?.identifierText else { return nil }
    if options.omittedModules.contains(name) { return false }
    if options.providedModules.contains(name) || options.dependencies.contains(name) { return true }
    return AppleModules.names.contains(name) ? false : nil
  }
}
