import SwiftSyntax

/// `#Rule(…) { … }`, a macro of TipKit's, is the value that it makes: `TipKit.Tips.Rule(…) { … }`.
enum TipRule {
  static func rewrite(_ node: some FreestandingMacroExpansionSyntax, _ visitor: RewritingVisitor) {
    let start = node.pound.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.macroName.endPositionBeforeTrailingTrivia.utf8Offset
    visitor.edits.replace(start..<end, with: "TipKit.Tips.Rule", .tipRule)
  }
}
