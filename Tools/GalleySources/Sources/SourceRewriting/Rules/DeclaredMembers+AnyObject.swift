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
    for (group, member) in candidates(name, labels: labels) where isFoundByObjectiveC(member, in: group) {
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
    let group = target.groups[group]
    return member.attributes.contains {
      ["objc", "IBAction", "IBOutlet", "IBInspectable", "NSManaged"].contains($0.name)
    }
      || group.has(attribute: "objcMembers") || group.has(attribute: "objc")
  }

  /// The kinds of the properties of a type, or of the type that an extension extends, by name.
  func kindsOfProperties(in node: DeclSyntax) -> [String: AnyObjectKind] {
    guard let group = group(of: node) else { return [:] }
    let type = owner(of: group) ?? group
    var kinds: [String: AnyObjectKind] = [:]
    for type in target.ancestors(of: type).reversed() + [type] {
      for part in target.parts(of: type) {
        for member in target.groups[part].members where member.kind == .property && member.type != nil {
          kinds[member.baseName] = AnyObjectKind(member.type)
        }
      }
    }
    return kinds
  }
}
