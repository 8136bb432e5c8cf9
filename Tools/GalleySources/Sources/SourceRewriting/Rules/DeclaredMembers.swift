import SwiftSyntax

/// The methods and properties of a target that selectors and key paths name.
struct DeclaredMembers {
  let target: TargetDeclarations
  /// The members of a name, with the places of their types or extensions in the target's groups.
  private var named: [String: [Candidate]] = [:]
  /// The members of a name that a type has by itself or by extensions, by its place in the target's groups.
  private var owned: [Int: [String: [Candidate]]] = [:]
  private var groups: [SyntaxIdentifier: Int] = [:]
  /// What members and functions give.
  let kinds: DeclaredKinds

  private typealias Candidate = (group: Int, member: MemberDeclaration)

  init(_ target: TargetDeclarations) {
    self.target = target
    kinds = DeclaredKinds(target)
    for (index, group) in target.groups.enumerated() {
      groups[group.node.id] = index
      for member in group.members where member.kind == .method || member.kind == .property {
        named[member.baseName, default: []].append((index, member))
        if let owner = owner(of: index) {
          owned[owner, default: [:]][member.baseName, default: []].append((index, member))
        }
      }
    }
  }

  /// The place of the type that is around a node, or that the extension around it extends; nil for other modules' types.
  func type(of enclosing: EnclosingType) -> Int? {
    guard let group = groups[enclosing.node.id] else { return nil }
    return target.groups[group].kind == .extension ? target.extended[group] : group
  }

  /// The place of a type that is named inside of another.
  func type(named name: String, in enclosing: EnclosingType?, path: String) -> Int? {
    let scope = enclosing.flatMap { groups[$0.node.id] }.map { target.groups[$0].innerScope } ?? []
    return target.type(named: Self.withoutArguments(name), in: scope, path: path)
  }

  func isProtocol(_ type: Int) -> Bool { target.groups[type].kind == .protocol }

  /// A member of a type itself.
  func ownMember(_ name: String, labels: [String]?, of type: Int) -> DeclaredMember? {
    best(Self.withLabels(labels, owned[type]?[name] ?? []))
  }

  /// A member of a type or of its ancestors; if they are in other modules, one of whatever type.
  func member(_ name: String, labels: [String]?, of type: Int?) -> DeclaredMember? {
    guard let type else { return anywhere(name, labels: labels) }
    for type in [type] + target.ancestors(of: type) {
      if let member = ownMember(name, labels: labels, of: type) { return member }
    }
    return anywhere(name, labels: labels)
  }

  /// A member of whatever type, if all that there are have the same name in Objective-C.
  func anywhere(_ name: String, labels: [String]?) -> DeclaredMember? {
    let found = candidates(name, labels: labels)
    guard let first = best(found) else { return nil }
    let isSame = found.allSatisfy { candidate in
      guard let member = declared(candidate) else { return false }
      return member.labels == first.labels && member.objectiveCName == first.objectiveCName
        && member.isStatic == first.isStatic
    }
    return isSame ? first : nil
  }

  private static func withLabels(_ labels: [String]?, _ candidates: [Candidate]) -> [Candidate] {
    labels == nil ? candidates : candidates.filter { $0.member.kind == .property || $0.member.labels == labels }
  }

  /// Whether a class inherits from Foundation's `NSObject`, and none of the target's in between has a method.
  func inheritsFromObject(_ type: Int, without name: String) -> Bool {
    target.foreignAncestor(of: type) == "NSObject"
      && target.ancestors(of: type).allSatisfy { ownMember(name, labels: nil, of: $0) == nil }
  }

  /// The type that a group is, or extends.
  func owner(of group: Int) -> Int? { target.groups[group].kind == .extension ? target.extended[group] : group }

  /// The place of a declaration in the target's groups.
  func group(of node: DeclSyntax) -> Int? { groups[node.id] }

  /// The methods and properties of a name, with the places of their types or extensions.
  func candidates(_ name: String, labels: [String]?) -> [(group: Int, member: MemberDeclaration)] {
    Self.withLabels(labels, named[name] ?? [])
  }

  /// The first that Objective-C sees by an attribute of its own, or the first.
  private func best(_ candidates: [Candidate]) -> DeclaredMember? {
    let members = candidates.compactMap(declared)
    return members.first(where: \.isObjectiveC) ?? members.first
  }

  private func declared(_ candidate: Candidate) -> DeclaredMember? {
    let isInProtocol = owner(of: candidate.group).map(isProtocol) ?? false
    if let function = candidate.member.node.as(FunctionDeclSyntax.self) {
      return DeclaredMember(function, isInProtocol: isInProtocol)
    }
    guard let variable = candidate.member.node.as(VariableDeclSyntax.self), let binding = candidate.member.binding
    else {
      return nil
    }
    return DeclaredMember(variable, binding, name: candidate.member.baseName, isInProtocol: isInProtocol)
  }

  /// `Box` for `Box<Int>`.
  private static func withoutArguments(_ name: String) -> String {
    var depth = 0
    return String(
      name.filter { character in
        if character == "<" { depth += 1 }
        defer { if character == ">" { depth -= 1 } }
        return depth == 0 && !character.isWhitespace
      })
  }
}
