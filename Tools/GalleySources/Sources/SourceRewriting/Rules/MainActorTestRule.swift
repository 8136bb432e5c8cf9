import SwiftSyntax

/// Tests of the main actor become tests that run on it: XCTest on Linux can call no test that is isolated, unless it is
/// asynchronous, and stops the whole run; an override of `setUp()` is not isolated, whatever its class is.
///
/// XCTest calls them on the main thread, so that their bodies may say that they are on the main actor.
enum MainActorTestRule {
  private static let overrides: Set<String> = ["setUp", "tearDown", "setUpWithError", "tearDownWithError"]

  static func rewrite(_ node: FunctionDeclSyntax, _ visitor: RewritingVisitor) {
    let name = node.name.identifierText
    guard let body = node.body, name.hasPrefix("test") || overrides.contains(name),
      node.signature.parameterClause.parameters.isEmpty, node.signature.effectSpecifiers?.asyncSpecifier == nil,
      node.signature.returnClause == nil,
      !node.modifiers.contains(where: { ["static", "class", "nonisolated"].contains($0.name.text) }),
      let enclosing = EnclosingType(around: node), let type = visitor.members.type(of: enclosing)
    else { return }
    let classes = ([type] + visitor.target.ancestors(of: type)).map { visitor.target.groups[$0] }
    guard classes.contains(where: { $0.inherited.contains("XCTestCase") }) else { return }
    let attribute = node.attributes.named("MainActor")
    let isIsolated =
      classes.contains { $0.has(attribute: "MainActor") }
      || enclosing.node.as(ExtensionDeclSyntax.self)?.attributes.has("MainActor") == true
    guard attribute != nil || isIsolated else { return }
    if let attribute { visitor.removeWord(attribute, .mainActorTest) }
    if isIsolated {
      let start = node.modifiers.first?.positionAfterSkippingLeadingTrivia
      visitor.edits.insert(
        "nonisolated ", at: (start ?? node.funcKeyword.positionAfterSkippingLeadingTrivia).utf8Offset, .mainActorTest)
    }
    let throwing = node.signature.effectSpecifiers?.throwsClause != nil
    visitor.edits.insert(
      throwing
        ? " try MainActor.assumeIsolated { () throws -> Void in" : " MainActor.assumeIsolated { () -> Void in",
      at: body.leftBrace.bytes().upperBound, .mainActorTest)
    visitor.edits.insert(
      "} ", at: body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset, .mainActorTest)
  }
}
