import SwiftSyntax

/// `#colorLiteral` and `#imageLiteral` become the initialisers that they stand for in UIKit.
enum LiteralRule {
  /// `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`, whose labels are those of `UIColor`.
  static func rewriteColor(_ node: some FreestandingMacroExpansionSyntax, _ visitor: RewritingVisitor) {
    visitor.edits.replace(nameBytes(node), with: "UIColor", .colorLiteral)
  }

  /// `#imageLiteral(resourceName: "logo")`.
  static func rewriteImage(_ node: some FreestandingMacroExpansionSyntax, _ visitor: RewritingVisitor) {
    guard node.arguments.count == 1, let label = node.arguments.first?.label, label.text == "resourceName" else {
      return visitor.refuse(
        node, .imageLiteral, "#imageLiteral names no image", suggestion: "Write #imageLiteral(resourceName: \"name\").")
    }
    visitor.edits.replace(nameBytes(node), with: "UIImage", .imageLiteral)
    visitor.edits.replace(label.bytes(), with: "imageLiteralResourceName", .imageLiteral)
  }

  private static func nameBytes(_ node: some FreestandingMacroExpansionSyntax) -> Range<Int> {
    node.pound.bytes().lowerBound..<node.macroName.bytes().upperBound
  }
}
