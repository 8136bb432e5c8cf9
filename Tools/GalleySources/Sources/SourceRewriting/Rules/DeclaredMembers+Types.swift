import SwiftSyntax

extension DeclaredMembers {
  /// The types that declare a member for Objective-C.
  enum TypesWithMember {
    case none
    /// The only one, or the one that the others inherit it from.
    case one(String, isProtocol: Bool)
    case several
  }

  /// The types of the target that have a member which Objective-C finds by its name.
  ///
  /// - Parameter path: the file in which the type is named.
  func typesWithMember(_ name: String, labels: [String]?, seenFrom path: String) -> TypesWithMember {
    var owners: Set<Int> = []
    // A property is called if it is a closure, which has no labels.
    let isCall = labels != nil
    let hasLabels = labels?.contains { $0 != "_" } ?? false
    for (group, member) in candidates(name, labels: labels) where isFoundByObjectiveC(member, in: group) {
      guard member.kind == .property ? !hasLabels : isCall else { continue }
      // Of members of other modules' classes the class is not known.
      guard let owner = owner(of: group) else { return .several }
      owners.insert(owner)
    }
    guard !owners.isEmpty else { return .none }
    let topmost = owners.filter { type in
      target.ancestors(of: type).allSatisfy { !owners.contains($0) }
        && target.protocols(of: target.parts(of: type)).allSatisfy { !owners.contains($0) }
    }
    guard topmost.count == 1, let type = topmost.first, case let group = target.groups[type], !group.isGeneric,
      !group.name.hasPrefix("<"), !group.isFilePrivate || group.path == path
    else { return .several }
    return .one(group.name, isProtocol: group.kind == .protocol)
  }

  private func isFoundByObjectiveC(_ member: MemberDeclaration, in group: Int) -> Bool {
    let attributes = ["objc", "IBAction", "IBOutlet", "IBInspectable", "NSManaged"]
    if member.attributes.contains(where: { attributes.contains($0.name) }) { return true }
    let group = target.groups[group]
    let isAllOfIt = group.kind == .extension || group.kind == .protocol
    return group.has(attribute: isAllOfIt ? "objc" : "objcMembers")
  }
}

// MARK: - Classes as values

extension DeclaredMembers {
  /// Whether a name is that of a class whose initializer is UIKit's: of one of UIKit's own, or of one that inherits it and
  /// does not require it of its subclasses.
  func isMadeByUIKit(_ name: String, labels: [String], at node: some SyntaxProtocol, in path: String) -> Bool {
    guard let type = type(named: name, in: EnclosingType(around: node), path: path) else {
      return ClassInstanceRule.isOfUIKit(name)
    }
    guard let ancestor = target.foreignAncestor(of: type), ClassInstanceRule.isOfUIKit(ancestor) else { return false }
    return !([type] + target.ancestors(of: type)).flatMap { target.parts(of: $0) }.contains { part in
      target.groups[part].members.contains {
        $0.kind == .initializer && $0.labels == labels && $0.modifiers.contains("required")
      }
    }
  }
}
