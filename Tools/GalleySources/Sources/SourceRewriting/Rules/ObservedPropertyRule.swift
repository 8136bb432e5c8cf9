import SwiftSyntax

/// `@objc dynamic var` reports its changes to whoever observes it: Objective-C changes its setter while the program runs,
/// here the property does it itself (`KeyValueObserving`).
enum ObservedPropertyRule {
  static func rewrite(_ node: VariableDeclSyntax, _ visitor: RewritingVisitor) {
    guard node.bindingSpecifier.tokenKind == .keyword(.var), isObserved(node) else { return }
    separate(node, visitor)
    for binding in node.bindings {
      guard let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      let key = node.attributes.objectiveCName ?? identifier.identifierText
      let arguments = "self, \\.\(identifier.text), \"\(key)\""
      rewrite(binding, arguments, visitor)
    }
  }

  /// Makes `var a = 1, b: Int` two declarations: only a variable by itself has observers.
  private static func separate(_ node: VariableDeclSyntax, _ visitor: RewritingVisitor) {
    guard node.bindings.count > 1 else { return }
    let words = node.modifiers.map(\.oneLineText) + ["var"]
    for (index, binding) in node.bindings.enumerated() {
      if binding.typeAnnotation == nil, binding.initializer == nil,
        let type = node.bindings.dropFirst(index).lazy.compactMap(\.typeAnnotation).first
      {
        visitor.edits.insert(
          type.oneLineText, at: binding.pattern.endPositionBeforeTrailingTrivia.utf8Offset, .observedProperty)
      }
    }
    for comma in node.bindings.compactMap(\.trailingComma) {
      visitor.edits.replace(comma.bytes(), with: "; " + words.joined(separator: " "), .observedProperty)
    }
  }

  /// Overrides are not: what they override reports the change. Nor are properties of `UserDefaults`, which report their keys.
  private static func isObserved(_ node: VariableDeclSyntax) -> Bool {
    var isDynamic = false
    for modifier in node.modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.dynamic): isDynamic = true
      case .keyword(.override), .keyword(.static), .keyword(.class): return false
      default: break
      }
    }
    guard isDynamic, !node.attributes.has("NSManaged"), !node.attributes.has("nonobjc") else { return false }
    guard let type = EnclosingType(around: node), !type.node.is(ProtocolDeclSyntax.self),
      type.name != "UserDefaults"
    else { return false }
    return node.attributes.has("objc") || node.attributes.has("IBOutlet")
      || type.node.asProtocol((any WithAttributesSyntax).self)?.attributes.has("objcMembers") == true
      || type.node.as(ExtensionDeclSyntax.self)?.attributes.has("objc") == true
  }

  private static func rewrite(_ binding: PatternBindingSyntax, _ arguments: String, _ visitor: RewritingVisitor) {
    guard let block = binding.accessorBlock else {
      let end =
        (binding.initializer.map { Syntax($0) } ?? binding.typeAnnotation.map { Syntax($0) })
        .map(\.endPositionBeforeTrailingTrivia) ?? binding.pattern.endPositionBeforeTrailingTrivia
      visitor.edits.insert(" { didSet { \(report(arguments, "oldValue")) } }", at: end.utf8Offset, .observedProperty)
      return
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    if let setter = accessors.named(.set) {
      insert(
        "let keyValueChange = KeyValueObserving.willChange(\(arguments)); defer { keyValueChange?.end() };", in: setter)
    } else if let observer = accessors.named(.didSet) {
      let old = observer.parameters?.name.text ?? "oldValue"
      insert("defer { \(report(arguments, old)) };", in: observer)
    } else if accessors.named(.willSet) != nil {
      visitor.edits.insert(
        " didSet { \(report(arguments, "oldValue")) }", at: block.leftBrace.bytes().upperBound, .observedProperty)
    }

    func insert(_ statements: String, in accessor: AccessorDeclSyntax) {
      guard let brace = accessor.body?.leftBrace else { return }
      visitor.edits.insert(" " + statements, at: brace.bytes().upperBound, .observedProperty)
    }
  }

  private static func report(_ arguments: String, _ old: String) -> String {
    "KeyValueObserving.didChange(\(arguments), from: \(old))"
  }
}
