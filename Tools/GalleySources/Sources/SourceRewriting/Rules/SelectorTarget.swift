import SwiftSyntax

extension SelectorRule {
  /// The class whose method or property a selector names.
  struct Target {
    /// The expression before the dot in the reference to the method; nil if it can only be called by its name.
    let root: String?
    /// Whether `root` is a type, which key paths begin with.
    let isType: Bool
    /// The declaration, if the target's files have it.
    let member: DeclaredMember?
    /// Whether the class is one of Apple's.
    let isImported: Bool

    /// Nil for names outside of types.
    init?(_ reference: SelectorReference, at node: some SyntaxProtocol, _ visitor: RewritingVisitor) {
      let members = visitor.members
      let innermost = EnclosingType(around: node)
      switch reference.kind {
      case .object(let metatype):
        member = members.anywhere(reference.name, labels: reference.labels)
        isImported = member == nil
        isType = false
        // The method of whatever class the object is of.
        root = member?.isInProtocol == true ? nil : metatype
      case .type(let name):
        let type = members.type(named: name, in: innermost, path: visitor.file.path)
        isImported = type == nil && ImportedNames.isAppleType(name)
        member =
          isImported
          ? nil : members.member(reference.name, labels: reference.labels, of: type)
        isType = true
        let isProtocol = type.map(members.isProtocol) ?? ImportedNames.isAppleProtocol(name)
        root = isProtocol || ImportedNames.missingTypes.contains(name) ? nil : name
      case .enclosing:
        guard let innermost else { return nil }
        let enclosing = reference.base == nil ? Self.declaring(reference, from: innermost, members) : innermost
        let type = members.type(of: enclosing)
        member = members.member(reference.name, labels: reference.labels, of: type)
        isImported = member == nil
        isType = true
        let isProtocol = type.map(members.isProtocol) ?? ImportedNames.isAppleProtocol(enclosing.name)
        root = isProtocol || enclosing.constrainsSelf ? "Self" : enclosing.name
      }
    }

    /// The innermost type around that has the declaration; the innermost of all if none has.
    private static func declaring(
      _ reference: SelectorReference, from innermost: EnclosingType, _ members: DeclaredMembers
    ) -> EnclosingType {
      var enclosing: EnclosingType? = innermost
      while let current = enclosing {
        if let type = members.type(of: current),
          members.ownMember(reference.name, labels: reference.labels, of: type) != nil
        {
          return current
        }
        enclosing = current.outer
      }
      return innermost
    }
  }
}
