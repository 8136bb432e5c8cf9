import SwiftSyntax

/// A method or property that selectors name.
struct DeclaredMember {
  let name: String
  /// The labels of a method; nil for properties.
  let labels: [String]?
  let isStatic: Bool
  let isInProtocol: Bool
  /// The name that `@objc(name)` gives it.
  let objectiveCName: String?
  /// The argument that Objective-C has for `throws` or `async`.
  let suffix: ObjectiveCNames.Suffix?
  /// The names that `@objc(name)` gives a property's accessors.
  let getterName: String?
  let setterName: String?
  /// Whether a property's setter has an access level of its own: `private(set)`.
  let hasRestrictedSetter: Bool
  /// Whether Objective-C sees it by an attribute of its own.
  let isObjectiveC: Bool

  init(_ node: FunctionDeclSyntax, isInProtocol: Bool) {
    name = node.name.identifierText
    labels = node.signature.parameterClause.parameters.map(\.firstName.identifierText)
    isStatic = Self.isStatic(node.modifiers)
    self.isInProtocol = isInProtocol
    objectiveCName = node.attributes.objectiveCName
    let effects = node.signature.effectSpecifiers
    suffix = effects?.asyncSpecifier != nil ? .completionHandler : effects?.throwsClause != nil ? .error : nil
    (getterName, setterName) = (nil, nil)
    hasRestrictedSetter = false
    isObjectiveC = Self.isObjectiveC(node.attributes)
  }

  init(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, name: String, isInProtocol: Bool) {
    self.name = name
    labels = nil
    isStatic = Self.isStatic(node.modifiers)
    self.isInProtocol = isInProtocol
    objectiveCName = node.attributes.objectiveCName
    suffix = nil
    let accessors: AccessorDeclListSyntax? =
      if case .accessors(let list)? = binding.accessorBlock?.accessors { list } else { nil }
    getterName = accessors?.named(.get)?.attributes.objectiveCName
    setterName = accessors?.named(.set)?.attributes.objectiveCName
    hasRestrictedSetter = node.modifiers.contains { $0.detail?.detail.text == "set" }
    isObjectiveC = Self.isObjectiveC(node.attributes)
  }

  private static func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
  }

  private static func isObjectiveC(_ attributes: AttributeListSyntax) -> Bool {
    ["objc", "IBAction", "IBOutlet", "IBInspectable", "NSManaged", "IBSegueAction"].contains { attributes.has($0) }
  }
}

extension AccessorDeclListSyntax {
  /// The accessor of a kind.
  func named(_ keyword: Keyword) -> AccessorDeclSyntax? {
    first { $0.accessorSpecifier.tokenKind == .keyword(keyword) }
  }
}
