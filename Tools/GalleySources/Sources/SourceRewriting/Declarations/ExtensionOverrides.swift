import SwiftSyntax

/// Moves members that override in an extension, or that subclasses override, into the class.
///
/// On iOS members of extensions take part in overriding if Objective-C sees them. In Swift's own classes only members of
/// the class's body do: the member of the extension gets another name, and the class one that calls it.
struct ExtensionOverrides {
  private let target: TargetDeclarations
  private let foreign: ForeignExtensionOverrides
  private let renamed: RenamedOverrides
  /// The overridable members by name, for each type and extension.
  private let keys: [[String: Int]]

  /// A member, by the place of its group and its own.
  private struct Member: Hashable, Comparable {
    let group: Int
    let index: Int

    static func < (a: Member, b: Member) -> Bool { (a.group, a.index) < (b.group, b.index) }
  }

  init(
    _ target: TargetDeclarations, besides foreign: ForeignExtensionOverrides, _ renamed: RenamedOverrides
  ) {
    self.target = target
    self.foreign = foreign
    self.renamed = renamed
    keys = target.groups.map { group in
      Dictionary(
        group.members.enumerated().map { ($0.element.key, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }
  }

  func add(to edits: inout DeclarationEdits) {
    var moved: Set<Member> = []
    var leftOut: Set<Member> = []
    for index in 0..<target.ownCount {
      let group = target.groups[index]
      let isExtension = group.kind == .extension
      guard isExtension || group.kind == .class else { continue }
      for (place, member) in group.members.enumerated() {
        let this = Member(group: index, index: place)
        let type = isExtension ? target.extended[index] : index
        if member.isOverride {
          guard !RuntimeCallRule.isLeftOut(member, of: type, in: target), !isLeftOut(member, of: type),
            type.map({ foreign.base(of: member, in: $0) == nil }) ?? true
          else {
            continue
          }
          let base = type.flatMap { overridden(member, by: $0) }
          if isExtension && !canMove(this) || base.map({ !canMove($0) }) ?? false {
            leftOut.insert(this)
            continue
          }
          if isExtension { moved.insert(this) }
          if let base { moved.insert(base) }
        } else if isExtension, let type, target.groups[type].kind == .class, member.modifiers.contains("open"),
          isObjectiveC(member, in: group), canMove(this)
        {
          // Users of the module may override it.
          moved.insert(this)
        }
      }
    }
    for member in moved.sorted() { move(member, &edits) }
    for member in leftOut.sorted() { leaveOut(member, &edits) }
  }

  /// Whether an override is left out as UIKit's member cannot be overridden.
  private func isLeftOut(_ member: MemberDeclaration, of type: Int?) -> Bool {
    guard let renaming = type.flatMap({ renamed.renaming(of: member, in: $0) }) else { return false }
    return renaming.name == nil
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

  // MARK: - Moving

  /// The member of the class that a member of an extension becomes; nil if it cannot be moved.
  private func forwarding(_ place: Member) -> (forwarding: Forwarding, text: String, type: Int)? {
    let group = target.groups[place.group]
    guard let type = target.extended[place.group], target.isOwn(type), target.groups[type].kind == .class,
      !group.isConstrained
    else { return nil }
    let member = group.members[place.index]
    let name = renamed.renaming(of: member, in: type)?.name
    let forwarding = Forwarding(member, of: group, into: target.groups[type], named: name)
    return forwarding.declaration.map { (forwarding, $0, type) }
  }

  private func canMove(_ place: Member) -> Bool { forwarding(place) != nil }

  private func move(_ place: Member, _ edits: inout DeclarationEdits) {
    guard let (forwarding, text, type) = forwarding(place) else { return }
    edits.declare(text, in: type, .overrideInExtension)
    edits.lend(from: target.groups[place.group].path, to: target.groups[type].path)
    forwarding.rename(&edits)
  }

  /// Leaves out an override that cannot be one here. Who calls it calls the inherited member.
  private func leaveOut(_ place: Member, _ edits: inout DeclarationEdits) {
    let group = target.groups[place.group]
    let member = group.members[place.index]
    let isForeign = group.kind == .extension && target.extended[place.group].map { !target.isOwn($0) } ?? true
    edits.leaveOut(
      member, in: group.path, .overrideInExtension,
      isForeign
        ? "the override of '\(member.baseName)' in an extension of '\(group.name)', a class of another module, is left out: the inherited one is called"
        : "the override of '\(member.baseName)' cannot be moved out of an extension, and is left out: the inherited one is called",
      suggestion: isForeign ? "Override it in a subclass." : "Declare both in their classes.")
  }
}
