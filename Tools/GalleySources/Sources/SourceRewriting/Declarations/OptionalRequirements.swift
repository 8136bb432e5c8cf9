import SwiftSyntax

/// The optional requirements of the protocols that a target sees.
struct OptionalRequirements: Sendable {
  /// The requirements of a protocol, by its place among the declarations.
  private(set) var byProtocol: [Int: [OptionalRequirement]] = [:]
  /// The requirements by the name before the parentheses.
  private(set) var byName: [String: [OptionalRequirement]] = [:]

  init(_ groups: [DeclarationGroup]) {
    for (index, group) in groups.enumerated() where group.kind == .protocol {
      for member in group.members where member.modifiers.contains("optional") {
        let requirement = OptionalRequirement(member, of: group, at: index)
        byProtocol[index, default: []].append(requirement)
        byName[member.baseName, default: []].append(requirement)
      }
    }
  }
}

/// Moves optional requirements into protocols of their own, to which the classes that fulfil them conform.
struct OptionalRequirementMover {
  private let target: TargetDeclarations
  private let requirements: OptionalRequirements

  init(_ target: TargetDeclarations) {
    self.target = target
    requirements = target.optionalRequirements
  }

  func add(to edits: inout DeclarationEdits) {
    guard !requirements.byProtocol.isEmpty else { return }
    for index in requirements.byProtocol.keys.sorted() where target.isOwn(index) { move(index, &edits) }
    conform(&edits)
  }

  // MARK: - Protocols

  private func move(_ index: Int, _ edits: inout DeclarationEdits) {
    let group = target.groups[index]
    let isOnMainActor = isOnMainActor(index)
    var removed: Set<SyntaxIdentifier> = []
    for requirement in requirements.byProtocol[index] ?? [] {
      let node = requirement.member.node
      guard let text = requirement.declarations(of: group, isOnMainActor: isOnMainActor) else {
        edits.refuse(
          node, in: group.path, .optionalRequirement,
          "'\(requirement.member.baseName)' of '\(group.name)' cannot be an optional requirement here",
          suggestion: "Make it required, with a default in an extension.")
        continue
      }
      edits.declare(text, after: index, .optionalRequirement)
      guard removed.insert(node.id).inserted else { continue }
      // With its semicolon, if it has one.
      let item = node.parent?.as(MemberBlockItemSyntax.self).map { $0.bytes() } ?? node.bytes()
      edits.replace(item, with: "", .optionalRequirement, in: group.path)
    }
  }

  /// Whether a protocol is isolated to the main actor: by itself, or as UIKit's delegates, which it inherits from.
  private func isOnMainActor(_ index: Int) -> Bool {
    target.groups[index].has(attribute: "MainActor")
      || target.inheritedNames(ofProtocols: [index]).contains { $0.hasPrefix("UI") }
  }

  // MARK: - Conforming classes

  private func conform(_ edits: inout DeclarationEdits) {
    var fulfilled: [Int: Set<String>] = [:]
    for index in 0..<target.ownCount where target.groups[index].kind == .class {
      conform(index, &fulfilled, &edits)
    }
    // Classes of other modules conform by extensions.
    for index in 0..<target.ownCount where target.groups[index].kind == .extension {
      if let type = target.extended[index], target.isOwn(type) { continue }
      let keys = memberKeys([index])
      for requirement in requirementsOfProtocols([index]) where keys.contains(requirement.member.key) {
        edits.conform(
          index, to: isolation(of: requirement, in: [index]) + requirement.protocolName, .optionalRequirement)
      }
    }
  }

  private func conform(_ type: Int, _ fulfilled: inout [Int: Set<String>], _ edits: inout DeclarationEdits) {
    let ancestors = target.ancestors(of: type)
    let own = requirementsOfProtocols(target.parts(of: type))
    let inherited = requirementsOfProtocols(ancestors.flatMap { target.parts(of: $0) })
    guard !own.isEmpty || !inherited.isEmpty else { return }
    // Ancestors decide first.
    for ancestor in ancestors.reversed() where fulfilled[ancestor] == nil && target.isOwn(ancestor) {
      fulfilled[ancestor] = []
      conform(ancestor, &fulfilled, &edits)
    }
    let inheritedNames = Set(inherited.map(\.protocolName))
    let known = ancestors.reduce(into: Set<String>()) { $0.formUnion(fulfilled[$1] ?? []) }
    let keys = memberKeys(target.parts(of: type))
    let keysOfAncestors = memberKeys(ancestors.flatMap { target.parts(of: $0) })
    for requirement in own + inherited where !known.contains(requirement.protocolName) {
      let name = requirement.protocolName
      let hasMember =
        keys.contains(requirement.member.key)
        // A class that conforms again fulfils the protocol with what it inherits, too.
        || (!inheritedNames.contains(name) && keysOfAncestors.contains(requirement.member.key))
      guard hasMember, fulfilled[type, default: []].insert(name).inserted else { continue }
      edits.conform(type, to: isolation(of: requirement, in: target.parts(of: type)) + name, .optionalRequirement)
    }
  }

  /// The attributes with which declarations conform to a requirement's protocol: `@MainActor `, `@preconcurrency `.
  private func isolation(of requirement: OptionalRequirement, in parts: [Int]) -> String {
    for part in parts {
      let clause = target.groups[part].node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
      let attributed = clause?.inheritedTypes.lazy.compactMap({ $0.type.as(AttributedTypeSyntax.self) }) ?? []
      for type in attributed where TypeNames.plain(type.baseType) == target.groups[requirement.owner].name {
        return type.attributes.map { OneLine.text(of: $0) + " " }.joined()
      }
    }
    return ""
  }

  /// The optional requirements of the protocols to which declarations conform, by protocol.
  private func requirementsOfProtocols(_ parts: [Int]) -> [OptionalRequirement] {
    target.protocols(of: parts).flatMap { requirements.byProtocol[$0] ?? [] }
  }

  private func memberKeys(_ parts: [Int]) -> Set<String> {
    var keys: Set<String> = []
    for part in parts {
      let group = target.groups[part]
      for member in group.members {
        let access = member.access ?? (group.kind == .extension ? group.access : nil)
        if access != "private", access != "fileprivate" { keys.insert(member.key) }
      }
    }
    return keys
  }
}

extension TargetDeclarations {
  /// The known protocols to which declarations conform, with those that these inherit from, in a fixed order.
  func protocols(of parts: [Int]) -> [Int] {
    var result: Set<Int> = []
    var open = parts
    while let next = open.popLast() {
      let group = groups[next]
      for name in group.inherited {
        guard let found = type(named: name, in: group.scope, path: group.path), groups[found].kind == .protocol,
          result.insert(found).inserted
        else { continue }
        open += self.parts(of: found)
      }
    }
    return result.sorted()
  }

  /// The names of all that protocols inherit from.
  func inheritedNames(ofProtocols indices: [Int]) -> [String] {
    (indices + protocols(of: indices)).flatMap { groups[$0].inherited }
  }
}
