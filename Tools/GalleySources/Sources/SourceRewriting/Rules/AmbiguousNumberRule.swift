import SwiftSyntax

/// `CGSize(width: 0, height: .greatestFiniteMagnitude)` becomes `CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude)`.
///
/// Foundation on Linux creates sizes of `CGFloat`, `Double` and `Int` alike, so that only the type of an argument tells
/// which. Calls with an argument that has one, which is any but a number and a limit like `.infinity`, are left alone.
enum AmbiguousNumberRule {
  private static let types: Set<String> = ["CGSize", "CGPoint", "CGRect", "CGVector"]
  private static let labels: Set<String> = ["width", "height", "x", "y", "dx", "dy"]
  /// The members that `CGFloat` and `Double` have in common. An integer's are known by the default of numbers.
  private static let members: Set<String> = [
    "greatestFiniteMagnitude", "infinity", "leastNonzeroMagnitude", "leastNormalMagnitude", "nan", "pi", "ulpOfOne",
  ]

  static func rewrite(_ node: FunctionCallExprSyntax, _ visitor: RewritingVisitor) {
    guard isSize(node) else { return }
    var found: [MemberAccessExprSyntax] = []
    for argument in node.arguments {
      guard let label = argument.label, labels.contains(label.text), let next = limits(in: argument.expression) else {
        return
      }
      found += next
    }
    guard let first = found.first else { return }
    visitor.edits.insert("CGFloat", at: first.period.bytes().lowerBound, .ambiguousNumber)
  }

  /// Whether a call creates a value of these types, by a name, by `CGSize.init`, or by `.init` with a width.
  private static func isSize(_ node: FunctionCallExprSyntax) -> Bool {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) { return types.contains(name.baseName.text) }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init"
    else { return false }
    guard let base = member.base else { return node.arguments.contains { $0.label?.text == "width" } }
    return base.as(DeclReferenceExprSyntax.self).map { types.contains($0.baseName.text) } ?? false
  }

  /// The limits in an expression without a type; `nil` for one that has a type.
  private static func limits(in expression: ExprSyntax) -> [MemberAccessExprSyntax]? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .binaryOperatorExpr: return []
    case .prefixOperatorExpr(let prefixed): return limits(in: prefixed.expression)
    case .memberAccessExpr(let member):
      return member.base == nil && members.contains(member.declName.baseName.text) ? [member] : nil
    case .sequenceExpr(let sequence):
      var found: [MemberAccessExprSyntax] = []
      for element in sequence.elements {
        guard let next = limits(in: element) else { return nil }
        found += next
      }
      return found
    default: return nil
    }
  }
}
