import SwiftSyntax

/// Moves members that override in an extension, or that subclasses override, into the class.
///
/// On iOS members of extensions take part in overriding if Objective-C sees them. In Swift's own classes only members of
/// the class's body do: the member of the extension gets another name, and the class one that calls it.
struct ExtensionOverrides {
  private let target: TargetDeclarations
  /// The overridable members by name, for each type and extension.
  private let keys: [[String: Int]]

  /// A member, by the place of its group and its own.
  private struct Member: Hashable, Comparable {
    let group: Int
    let index: Int

    static func < (a: Member, b: Member) -> Bool { (a.group, a.index) < (b.group, b.index) }
  }

  init(_ target: TargetDeclarations) {
    self.target = target
    keys = target.groups.map { group in
      Dictionary(
        group.members.enumerated().map { ($0.element.key, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }
  }

  func add(to edits: inout DeclarationEdits) {
    var moved: Set<Member> = []
    for index in 0..<target.ownCount {
      let group = target.groups[index]
      let isExtension = group.kind == .extension
      guard isExtension || group.kind == .class else { continue }
      for (place, member) in group.members.enumerated() {
        let this = Member(group: index, index: place)
        if member.isOverride {
          if isExtension { moved.insert(this) }
          if let type = isExtension ? target.extended[index] : index, let base = overridden(member, by: type) {
            moved.insert(base)
          }
        } else if isExtension, let type = target.extended[index], target.groups[type].kind == .class,
          member.modifiers.contains("open"), isObjectiveC(member, in: group)
        {
          // Users of the module may override it.
          moved.insert(this)
        }
      }
    }
    for member in moved.sorted() { move(member, &edits) }
  }

  private func isObjectiveC(_ member: MemberDeclaration, in group: DeclarationGroup) -> Bool {
    (member.kind == .method || member.kind == .property)
      && (member.attribute("objc") != nil || group.has(attribute: "objc"))
  }

  /// The member of an extension that a class's member overrides; nil if it overrides one of a class's body.
  private func overridden(_ member: MemberDeclaration, by type: Int) -> Member? {
    for ancestor in target.ancestors(of: type) {
      if keys[ancestor][member.key] != nil { return nil }
      for part in target.extensions[ancestor] ?? [] {
        guard let index = keys[part][member.key], target.isOwn(part), target.isOwn(ancestor) else { continue }
        return Member(group: part, index: index)
      }
    }
    return nil
  }

  private func move(_ place: Member, _ edits: inout DeclarationEdits) {
    let group = target.groups[place.group]
    let member = group.members[place.index]
    guard let type = target.extended[place.group], target.isOwn(type), target.groups[type].kind == .class else {
      edits.refuse(
        member.node, in: group.path, .overrideInExtension,
        "an extension of '\(group.name)', a class of another module, overrides '\(member.baseName)'",
        suggestion: "Override it in a subclass.")
      return
    }
    guard !group.isConstrained else {
      edits.refuse(
        member.node, in: group.path, .overrideInExtension, "a constrained extension overrides '\(member.baseName)'",
        suggestion: "Override it in the class.")
      return
    }
    let forwarding = Forwarding(member, of: group, into: target.groups[type])
    guard let text = forwarding.declaration else {
      edits.refuse(
        member.node, in: group.path, .overrideInExtension,
        "'\(member.baseName)' of an extension cannot be moved into its class", suggestion: "Declare it in the class.")
      return
    }
    edits.declare(text, in: type, .overrideInExtension)
    edits.lend(from: group.path, to: target.groups[type].path)
    forwarding.rename(&edits)
  }
}
