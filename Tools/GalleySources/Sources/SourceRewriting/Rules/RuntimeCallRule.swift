import SwiftSyntax

/// Functions and classes that read or change classes while the program runs, and overrides that are called while it does: only
/// the Objective-C runtime has them. The statements with them, and the overrides, are left out.
enum RuntimeCallRule {
  private static let suggestion =
    "Write what the screen needs another way, and the rest between #if canImport(ObjectiveC) and #endif."

  static func check(_ name: TokenSyntax, _ visitor: RewritingVisitor) {
    guard names.contains(name, in: visitor.file) else { return }
    let message = "'\(name.text)' needs the Objective-C runtime"
    guard let body = SlicedBody(around: name) else {
      return visitor.refuse(name, .objectiveCRuntime, message, suggestion: suggestion)
    }
    // One note tells of all of a body's statements.
    guard visitor.sliced.insert(body.id).inserted else { return }
    let left = body.statements { reference in names.contains(reference) }
    guard let left else { return visitor.refuse(name, .objectiveCRuntime, message, suggestion: suggestion) }
    visitor.leaveOut(
      left, for: name, .objectiveCRuntime,
      message + ": its statements\(body.name.map { " in '\($0)'" } ?? "") are left out", suggestion: suggestion)
  }

  /// Overrides of what only the Objective-C runtime calls: `override class func initialize()`.
  static func rewrite(_ node: FunctionDeclSyntax, _ visitor: RewritingVisitor) -> SyntaxVisitorContinueKind {
    let type = EnclosingType(around: node).flatMap { visitor.members.type(of: $0) }
    guard isLeftOut(node), !isInherited(node, by: type, visitor.target) else { return .visitChildren }
    visitor.leaveOut(
      [DeclSyntax(node).bytesAsMember], for: node.name, .objectiveCRuntime,
      "'\(node.name.text)' is called by the Objective-C runtime only, and is left out", suggestion: suggestion)
    return .skipChildren
  }

  /// Whether a member is left out as one that only the Objective-C runtime calls.
  ///
  /// - Parameter type: the place of its type in the target, if that is known.
  static func isLeftOut(_ member: MemberDeclaration, of type: Int?, in target: TargetDeclarations) -> Bool {
    member.node.as(FunctionDeclSyntax.self).map { isLeftOut($0) && !isInherited($0, by: type, target) } ?? false
  }

  /// Whether a superclass declares what is overridden: one of the target's, or one whose values have keys.
  private static func isInherited(_ node: FunctionDeclSyntax, by type: Int?, _ target: TargetDeclarations) -> Bool {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    let isDeclared = target.groups.contains { group in
      group.members.contains { $0.baseName == node.name.text && $0.labels == labels && !$0.isOverride }
    }
    let superclass = type.flatMap { target.groups[$0].inherited.first }
    return isDeclared || superclass.map(classesWithKeys.contains) ?? false
  }

  /// Classes whose bodies have the methods of key-value coding.
  private static let classesWithKeys: Set<String> = ["CIFilter", "CKRecord", "NSManagedObject"]

  private static func isLeftOut(_ node: FunctionDeclSyntax) -> Bool {
    guard let labels = overridden[node.name.text],
      labels.contains(node.signature.parameterClause.parameters.map(\.firstName.text)),
      node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) })
    else { return false }
    return !ofClasses.contains(node.name.text)
      || node.modifiers.contains { [.keyword(.class), .keyword(.static)].contains($0.name.tokenKind) }
  }

  /// Those of them that are class methods only; objects have other methods of these names.
  private static let ofClasses: Set<String> = ["initialize", "load"]

  /// The methods by name, with their labels. Members of Galley's extensions stand for those of key-value coding, and what makes
  /// documents' objects does not replace them.
  private static let overridden: [String: [[String]]] = [
    "initialize": [[]], "load": [[]], "keyPathsForValuesAffectingValue": [["forKey"]],
    "automaticallyNotifiesObservers": [["forKey"]],
    "responds": [["to"]], "forwardingTarget": [["for"]], "resolveInstanceMethod": [["_"]],
    "resolveClassMethod": [["_"]],
    "setValue": [["_", "forUndefinedKey"], ["_", "forKey"], ["_", "forKeyPath"]],
    "value": [["forUndefinedKey"], ["forKey"], ["forKeyPath"]],
    "setNilValueForKey": [["_"]], "setValuesForKeys": [["_"]], "mutableArrayValue": [["forKey"]],
    "dictionaryWithValues": [["forKeys"]], "awakeAfter": [["using"]],
  ]

  private static let names = RareNames([
    "NSInvocation", "NSMethodSignature", "class_addIvar", "class_addMethod", "class_addProperty", "class_addProtocol",
    "class_conformsToProtocol", "class_copyIvarList", "class_copyMethodList", "class_copyPropertyList",
    "class_createInstance", "class_getClassMethod", "class_getClassVariable", "class_getInstanceMethod",
    "class_getInstanceVariable", "class_getMethodImplementation", "class_getProperty", "class_getSuperclass",
    "class_replaceMethod", "class_replaceProperty", "class_respondsToSelector", "imp_getBlock",
    "imp_implementationWithBlock", "imp_removeBlock", "ivar_getName", "ivar_getOffset", "ivar_getTypeEncoding",
    "method_copyArgumentType", "method_copyReturnType", "method_exchangeImplementations", "method_getImplementation",
    "method_getName", "method_getNumberOfArguments", "method_getTypeEncoding", "method_setImplementation",
    "objc_allocateClassPair", "objc_copyClassList", "objc_getClassList", "objc_msgSend", "objc_registerClassPair",
    "object_getIvar", "object_setClass", "object_setIvar", "property_copyAttributeList", "property_getAttributes",
    "property_getName", "protocol_copyMethodDescriptionList", "protocol_getMethodDescription",
  ])
}
