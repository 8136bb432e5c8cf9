import SwiftSyntax

/// Attributes that need the Objective-C runtime, or that make an app's entry point, are removed.
enum AttributeRule {
  static func rewrite(_ node: AttributeSyntax, _ visitor: RewritingVisitor) {
    guard let construct = removal(of: node) else { return }
    if let clause = node.parent?.parent?.as(IfConfigClauseSyntax.self), isFirstOfOnlyRemoved(node, in: clause) {
      // The compiler accepts no empty branch among attributes.
      visitor.edits.replace(node.bytes(), with: "@available(iOS 1, *)", construct)
    } else {
      visitor.removeWord(node, construct)
    }
  }

  /// The construct as which an attribute is removed; nil if it stays.
  private static func removal(of node: AttributeSyntax) -> Construct? {
    guard let name = node.attributeName.as(IdentifierTypeSyntax.self)?.name.text else { return nil }
    switch name {
    case "objc", "objcMembers", "_objcRuntimeName": return .objc
    case "IBOutlet": return .outlet
    case "IBSegueAction": return .segueAction
    case "NSManaged": return .managedProperty
    case "UIApplicationMain", "NSApplicationMain": return .main
    // The copies are a library: the program that tests it has an entry point of its own.
    case "main": return .main
    // Macros of SwiftUI's: nothing moves.
    case "Animatable" where node.arguments == nil, "AnimatableIgnored" where node.arguments == nil: return .animatable
    case "IBAction": return isActionWithOneArgument(node) ? nil : .objc
    case "convention": return node.arguments?.trimmedDescription == "block" ? .objc : nil
    default: return nil
    }
  }

  /// Without Objective-C the compiler accepts `@IBAction` on methods with one argument only, and iOS on such with none
  /// or an event as well.
  private static func isActionWithOneArgument(_ node: AttributeSyntax) -> Bool {
    var parent = node.parent
    while let next = parent, !next.is(FunctionDeclSyntax.self) {
      guard next.is(AttributeListSyntax.self) || next.isPartOfIfConfig else { return true }
      parent = next.parent
    }
    guard let signature = parent?.as(FunctionDeclSyntax.self)?.signature else { return true }
    return signature.parameterClause.parameters.count == 1 && signature.effectSpecifiers?.asyncSpecifier == nil
  }

  private static func isFirstOfOnlyRemoved(_ node: AttributeSyntax, in clause: IfConfigClauseSyntax) -> Bool {
    guard case .attributes(let list) = clause.elements, list.first?.id == Syntax(node).id else { return false }
    return list.allSatisfy { $0.as(AttributeSyntax.self).map { removal(of: $0) != nil } ?? false }
  }
}

extension Syntax {
  /// Whether the node is an `#if` or a part of one.
  fileprivate var isPartOfIfConfig: Bool {
    `is`(IfConfigDeclSyntax.self) || `is`(IfConfigClauseListSyntax.self) || `is`(IfConfigClauseSyntax.self)
  }
}
