import SwiftSyntax

/// Functions and classes that read or change classes while the program runs are refused: only the Objective-C runtime has
/// them.
enum RuntimeCallRule {
  static func check(_ name: TokenSyntax, _ visitor: RewritingVisitor) {
    let length = name.trimmedLength.utf8Length
    guard lengths.contains(length) else { return }
    let start = name.positionAfterSkippingLeadingTrivia.utf8Offset
    // The first byte decides about nearly all names, without making a text of them.
    guard firstBytes.contains(visitor.file.bytes[start]), names.contains(name.text) else { return }
    visitor.refuse(
      name, .objectiveCRuntime, "'\(name.text)' needs the Objective-C runtime",
      suggestion: "Leave the file out, or write the code between #if canImport(ObjectiveC) and #endif.")
  }

  /// Overrides of what only the Objective-C runtime calls: `override class func initialize()`.
  static func check(_ node: FunctionDeclSyntax, _ visitor: RewritingVisitor) {
    guard let labels = overridden[node.name.text],
      node.signature.parameterClause.parameters.map(\.firstName.text) == labels,
      node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) }),
      !ofClasses.contains(node.name.text)
        || node.modifiers.contains(where: { [.keyword(.class), .keyword(.static)].contains($0.name.tokenKind) })
    else { return }
    visitor.refuse(
      node.name, .objectiveCRuntime, "'\(node.name.text)' is called by the Objective-C runtime only",
      suggestion: "Leave the file out, or write the code between #if canImport(ObjectiveC) and #endif.")
  }

  /// Those of them that are class methods only; objects have other methods of these names.
  private static let ofClasses: Set<String> = ["initialize", "load"]

  /// The methods by name, with their labels.
  private static let overridden: [String: [String]] = [
    "initialize": [], "load": [], "keyPathsForValuesAffectingValue": ["forKey"],
    "automaticallyNotifiesObservers": ["forKey"],
    "responds": ["to"], "forwardingTarget": ["for"], "resolveInstanceMethod": ["_"], "resolveClassMethod": ["_"],
    "setValue": ["_", "forUndefinedKey"], "value": ["forUndefinedKey"],
  ]

  private static let names: Set<String> = [
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
  ]
  private static let lengths = Set(names.map(\.utf8.count))
  private static let firstBytes = Set(names.compactMap(\.utf8.first))
}
