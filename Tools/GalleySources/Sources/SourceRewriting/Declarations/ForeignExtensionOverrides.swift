import SwiftSyntax

/// Lets classes override what the target's extensions of other modules' classes declare: `extension UIView { @objc func
/// setUp() }`.
///
/// The extension's member gets another name, and in its place comes one that asks the object: classes that override conform
/// to a protocol of that member.
struct ForeignExtensionOverrides {
  private let target: TargetDeclarations
  /// The members of such extensions, by name.
  private let bases: [String: [Base]]

  struct Base {
    let group: Int
    let member: MemberDeclaration
  }

  /// A class's member that overrides one of an extension.
  private struct Override {
    let type: Int
    let part: Int
    let member: MemberDeclaration
    /// Whether no class of the target above it overrides it.
    let isFirst: Bool
  }

  init(_ target: TargetDeclarations) {
    self.target = target
    var bases: [String: [Base]] = [:]
    for index in 0..<target.ownCount where target.groups[index].kind == .extension && target.extended[index] == nil {
      let group = target.groups[index]
      for member in group.members where !member.isOverride && (member.kind == .method || member.kind == .property) {
        guard member.attribute("objc") != nil || group.has(attribute: "objc") else { continue }
        bases[member.key, default: []].append(Base(group: index, member: member))
      }
    }
    self.bases = bases
  }

  func add(to edits: inout DeclarationEdits) {
    guard !bases.isEmpty else { return }
    var overrides: [SyntaxIdentifier: [Override]] = [:]
    var found: [Base] = []
    for type in 0..<target.ownCount where target.groups[type].kind == .class {
      for part in target.parts(of: type) where target.isOwn(part) {
        for member in target.groups[part].members where member.isOverride {
          guard let base = base(of: member, in: type) else { continue }
          if overrides[base.member.node.id] == nil { found.append(base) }
          overrides[base.member.node.id, default: []].append(
            Override(type: type, part: part, member: member, isFirst: !hasOverride(above: type, member.key)))
        }
      }
    }
    for base in found { rewrite(base, overrides[base.member.node.id] ?? [], &edits) }
  }

  // MARK: - Who overrides what

  private func hasOverride(above type: Int, _ key: String) -> Bool {
    target.ancestors(of: type).contains { members(of: $0, key).contains { $0.isOverride } }
  }

  private func members(of type: Int, _ key: String) -> [MemberDeclaration] {
    target.parts(of: type).flatMap { target.groups[$0].members.filter { $0.key == key } }
  }

  /// The member of an extension that a class's member overrides; nil for other overrides.
  func base(of member: MemberDeclaration, in type: Int) -> Base? {
    guard let candidates = bases[member.key], let foreign = target.foreignAncestor(of: type) else { return nil }
    // A class of the target that declares it is nearer.
    for ancestor in target.ancestors(of: type)
    where members(of: ancestor, member.key).contains(where: { !$0.isOverride }) {
      return nil
    }
    func isController(_ name: String) -> Bool { name.hasSuffix("Controller") }
    return candidates.first { target.groups[$0.group].name == foreign }
      ?? candidates.first { isController(target.groups[$0.group].name) == isController(foreign) }
      ?? candidates.first { ["NSObject", "UIResponder"].contains(target.groups[$0.group].name) }
  }

  // MARK: - Rewriting

  private func rewrite(_ base: Base, _ overrides: [Override], _ edits: inout DeclarationEdits) {
    let group = target.groups[base.group]
    let names = Names(base.member, of: group)
    guard let texts = names.texts(base.member, of: group), canBeOverridden(by: overrides) else {
      for override in overrides {
        edits.leaveOut(
          override.member, in: target.groups[override.part].path, .overrideInExtension,
          "'\(override.member.baseName)' is declared in an extension of '\(group.name)' and cannot be overridden here: the override is left out",
          suggestion: "Declare it in a class of the app, and override it in the class.")
      }
      return
    }
    rename(base.member, to: names.original, in: group.path, dropping: [], &edits)
    edits.declare(texts.dispatching, in: base.group, .overrideInExtension)
    edits.declare(texts.proto, after: base.group, .overrideInExtension)
    for override in overrides {
      let path = target.groups[override.part].path
      rename(override.member, to: names.override, in: path, dropping: override.isFirst ? ["override"] : [], &edits)
      if override.isFirst { edits.conform(override.type, to: names.proto, .overrideInExtension) }
      for part in target.parts(of: override.type) where target.isOwn(part) {
        let finder = SuperReferences(to: base.member)
        finder.walk(target.groups[part].node)
        for reference in finder.found {
          edits.replace(
            reference.declName.baseName.bytes(), with: override.isFirst ? names.original : names.override,
            .overrideInExtension,
            in: target.groups[part].path)
        }
      }
    }
  }

  /// Whether overrides can be members of a protocol: those that others override are in classes' bodies, and none has
  /// observers alone.
  private func canBeOverridden(by overrides: [Override]) -> Bool {
    overrides.allSatisfy { ($0.part == $0.type || overrides.allSatisfy(\.isFirst)) && !$0.member.hasOnlyObservers }
  }

  private func rename(
    _ member: MemberDeclaration, to name: String, in path: String, dropping dropped: Set<String>,
    _ edits: inout DeclarationEdits
  ) {
    let token =
      member.node.as(FunctionDeclSyntax.self)?.name ?? member.binding?.pattern.firstToken(viewMode: .sourceAccurate)
    guard let token, let modifiers = member.node.asProtocol((any WithModifiersSyntax).self)?.modifiers else { return }
    for modifier in modifiers {
      if dropped.contains(modifier.name.text) {
        edits.replace(modifier.bytes(andSpacesAfter: true), with: "", .overrideInExtension, in: path)
      } else if modifier.name.text == "open", dropped.isEmpty, !member.isOverride {
        edits.replace(modifier.bytes(), with: "public", .overrideInExtension, in: path)
      }
    }
    edits.replace(token.bytes(), with: name, .overrideInExtension, in: path)
  }
}

/// The names and texts for an overridden member of an extension.
private struct Names {
  /// The extension's member.
  let original: String
  /// The member of classes that override.
  let override: String
  let proto: String

  init(_ member: MemberDeclaration, of group: DeclarationGroup) {
    let type = group.name.replacing(".", with: "_")
    original = "\(member.baseName)_extensionOf\(type)"
    override = member.baseName + "_override"
    proto = ([type, member.baseName] + member.labels.filter { $0 != "_" }).joined(separator: "_")
  }

  struct Texts {
    /// The member that asks the object.
    let dispatching: String
    let proto: String
  }

  func texts(_ member: MemberDeclaration, of group: DeclarationGroup) -> Texts? {
    let access = AccessLevels.prefix(
      OutletTables.witnessAccess(member.access ?? group.access).map { $0 == "open" ? "public" : $0 })
    let isOnMainActor = !ForeignClasses.isKnownWithoutTables(group.name)
    let kind = member.isStatic ? "static " : ""
    guard let parts = member.kind == .method ? method(member) : property(member) else { return nil }
    let object = "if let object = self as? any \(proto)\(member.isStatic ? ".Type" : "")"
    let asked = "\(object) { return \(parts.marks)object.\(override)\(parts.arguments) }"
    let getter = "\(asked); return \(parts.marks)\(original)\(parts.arguments)"
    let body =
      parts.isSettable
      ? "get { \(getter) } set { \(object) { object.\(override) = newValue } else { \(original) = newValue } }" : getter
    return Texts(
      dispatching: "\(access)\(kind)\(parts.declaration) { \(body) }",
      proto:
        "\(isOnMainActor ? "@preconcurrency @MainActor " : "")\(access)protocol \(proto): AnyObject { \(kind)\(parts.requirement) }"
    )
  }

  private struct Parts {
    let declaration: String
    let requirement: String
    let arguments: String
    let marks: String
    var isSettable = false
  }

  private func method(_ member: MemberDeclaration) -> Parts? {
    guard let node = member.node.as(FunctionDeclSyntax.self), node.genericParameterClause == nil,
      let parameters = ParameterTexts(node.signature.parameterClause)
    else { return nil }
    let effects = node.signature.effectSpecifiers.map { " " + OneLine.text(of: $0) } ?? ""
    let result = node.signature.returnClause.map { " " + OneLine.text(of: $0) } ?? ""
    let discardable = member.attribute("discardableResult") == nil ? "" : "@discardableResult "
    return Parts(
      declaration: "func \(node.name.text)\(parameters.declared)\(effects)\(result)",
      requirement: "\(discardable)func \(override)\(parameters.required)\(effects)\(result)",
      arguments: parameters.arguments, marks: node.signature.effectSpecifiers?.marks ?? "")
  }

  private func property(_ member: MemberDeclaration) -> Parts? {
    guard let type = member.type, member.binding?.accessorBlock != nil, !member.hasOnlyObservers else { return nil }
    let text = OneLine.text(of: type)
    return Parts(
      declaration: "var \(OneLine.identifier(member.baseName)): \(text)",
      requirement: "var \(override): \(text) { get\(member.isSettable ? " set" : "") }",
      arguments: "", marks: "", isSettable: member.isSettable)
  }
}
