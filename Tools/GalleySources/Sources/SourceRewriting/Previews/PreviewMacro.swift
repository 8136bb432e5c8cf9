import SwiftParser
import SwiftSyntax

/// A `#Preview` of a source file.
struct PreviewMacro {
  let node: Syntax
  /// The bytes of `#Preview`.
  let keyword: Range<Int>
  let arguments: LabeledExprListSyntax
  let trailingClosure: ClosureExprSyntax?
  /// Whether there are further closures behind the first.
  let hasMoreClosures: Bool

  /// Nil for another macro.
  init?(_ node: MacroExpansionExprSyntax) {
    self.init(
      Syntax(node), node.pound, node.macroName, node.arguments, node.trailingClosure, node.additionalTrailingClosures)
  }

  /// Nil for another macro.
  init?(_ node: MacroExpansionDeclSyntax) {
    self.init(
      Syntax(node), node.pound, node.macroName, node.arguments, node.trailingClosure, node.additionalTrailingClosures)
  }

  private init?(
    _ node: Syntax, _ pound: TokenSyntax, _ name: TokenSyntax, _ arguments: LabeledExprListSyntax,
    _ closure: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax
  ) {
    guard name.text == "Preview" else { return nil }
    self.node = node
    keyword = pound.bytes().lowerBound..<name.bytes().upperBound
    (self.arguments, trailingClosure, hasMoreClosures) = (arguments, closure, !others.isEmpty)
  }

  /// The name as written, where it is a plain text.
  var name: String? {
    guard let first = arguments.first, first.label == nil else { return nil }
    return first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// The closure that makes the view: the one behind the arguments, or that of `body:`.
  var body: ExprSyntax? {
    trailingClosure.map { ExprSyntax($0) } ?? arguments.first { $0.label?.text == "body" }?.expression
  }

  /// The first argument that previews of views do not have.
  var foreignLabel: String? {
    var label: String?
    for argument in arguments {
      // Further traits have no labels.
      label = argument.label?.text ?? label
      if let label, !Self.labels.contains(label) { return label }
    }
    return nil
  }

  private static let labels: Set<String> = ["traits", "arguments", "body"]
}
