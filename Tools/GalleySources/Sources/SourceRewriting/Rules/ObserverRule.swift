import SwiftSyntax

/// Observers of properties get what Objective-C would find by itself: the names of a key path's steps, and which class is
/// told of changes.
enum ObserverRule {
  /// `object.observe(\.item.status) { … }` gets `named: "item.status"`, unless the property is known without it.
  static func rewrite(_ node: KeyPathExprSyntax, _ visitor: RewritingVisitor) {
    guard let argument = node.parent?.as(LabeledExprSyntax.self), argument.label == nil,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), call.arguments.first?.id == argument.id,
      let called = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName
        ?? call.calledExpression.as(DeclReferenceExprSyntax.self), called.baseName.text == "observe",
      call.trailingClosure != nil || call.arguments.contains(where: { $0.label?.text == "changeHandler" }),
      call.arguments.dropFirst().allSatisfy({ ["options", "changeHandler"].contains($0.label?.text) }),
      let names = names(of: node, visitor.members)
    else { return }
    visitor.edits.insert(
      ", named: \"\(names)\"", at: node.endPositionBeforeTrailingTrivia.utf8Offset, .observedProperty)
  }

  /// The names in Objective-C; nil if there is a single property whose setter can be seen, or a subscript.
  private static func names(of node: KeyPathExprSyntax, _ members: DeclaredMembers) -> String? {
    var names: [String] = []
    var isNeeded = false
    for component in node.components {
      switch component.component {
      case .property(let property):
        let name = property.declName.baseName.identifierText
        let member = members.anywhere(name, labels: nil)
        isNeeded = isNeeded || member?.hasRestrictedSetter == true
        names.append(member?.objectiveCName ?? name)
      case .optional: continue
      default: return nil
      }
    }
    return names.count > 1 || (isNeeded && names.count == 1) ? names.joined(separator: ".") : nil
  }

  /// In classes of `NSObject`, `override func observeValue(forKeyPath:of:change:context:)` is a requirement of
  /// `KeyValueObserver`: there is nothing to override.
  static func rewrite(_ node: FunctionDeclSyntax, _ visitor: RewritingVisitor) {
    guard node.name.text == "observeValue",
      node.signature.parameterClause.parameters.first?.firstName.text == "forKeyPath",
      let override = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
      let enclosing = EnclosingType(around: node), let declaration = enclosing.node.as(ClassDeclSyntax.self),
      let ancestors = declaration.inheritanceClause?.inheritedTypes, let type = visitor.members.type(of: enclosing),
      visitor.members.inheritsFromObject(type, without: "observeValue")
    else { return }
    visitor.removeWord(override, .observedProperty)
    visitor.edits.insert(", KeyValueObserver", at: ancestors.bytes().upperBound, .observedProperty)
  }
}
