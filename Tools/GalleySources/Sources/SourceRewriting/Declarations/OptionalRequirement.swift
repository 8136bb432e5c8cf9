import SwiftSyntax

/// An optional requirement of a protocol, which gets a protocol of its own.
///
/// `@objc optional func f(_ x: Int) -> Bool` of `P` is the only requirement of `P_f`. Classes that have the method conform
/// to it, and an extension of `P` calls it if the object conforms.
struct OptionalRequirement: Sendable {
  let member: MemberDeclaration
  /// The protocol, by its place among the target's declarations.
  let owner: Int
  /// The name of the protocol with this requirement alone: `P_f`.
  let protocolName: String
  /// The name of the property that is the method, if it is implemented.
  var implementation: String { suffix + "_ifImplemented" }
  /// The name of the property that says whether it is implemented.
  var isImplemented: String { suffix + "_isImplemented" }
  /// The name with its labels: `card_didSelect`.
  private let suffix: String

  init(_ member: MemberDeclaration, of group: DeclarationGroup, at owner: Int) {
    self.member = member
    self.owner = owner
    suffix = ([member.baseName] + member.labels.filter { $0 != "_" }).joined(separator: "_")
    protocolName = group.name.replacing(".", with: "_") + "_" + suffix
  }

  // MARK: - Texts

  /// The declarations behind the protocol; nil if the requirement cannot be optional.
  func declarations(of group: DeclarationGroup, isOnMainActor: Bool) -> String? {
    guard let parts = member.kind == .method ? method(isOnMainActor) : property() else { return nil }
    let attributes = group.attributes.filter { Self.kept.contains($0.name) }.map { OneLine.text(of: $0.node) + " " }
    let isolation = isOnMainActor && !group.has(attribute: "MainActor") ? "@MainActor " : ""
    let ofProtocol = attributes.joined() + (isolation.isEmpty ? "" : "@preconcurrency ") + isolation
    // Extensions have no `@preconcurrency`.
    let ofExtension = attributes.filter { $0 != "@preconcurrency " }.joined() + isolation
    let access = AccessLevels.prefix(group.access)
    let memberAccess = AccessLevels.prefix(OutletTables.witnessAccess(group.access))
    let members = parts.members.map { part in
      part.attributes + memberAccess + (member.isStatic ? "static " : "") + part.text
    }
    return
      "\(ofProtocol)\(access)protocol \(protocolName): AnyObject { \(member.isStatic ? "static " : "")\(parts.requirement) }; "
      + "\(ofExtension)extension \(group.name) { \(members.joined(separator: "; ")) }"
  }

  private static let kept: Set<String> = ["MainActor", "available", "preconcurrency"]

  private struct Parts {
    let requirement: String
    var members: [(attributes: String, text: String)] = []
  }

  /// The object as the protocol with this requirement alone.
  private var conforming: String { "(self as? any \(protocolName)\(member.isStatic ? ".Type" : ""))" }

  private func method(_ isOnMainActor: Bool) -> Parts? {
    guard let node = member.node.as(FunctionDeclSyntax.self), node.genericParameterClause == nil,
      let parameters = ParameterTexts(node.signature.parameterClause)
    else { return nil }
    let effects = node.signature.effectSpecifiers.map { " " + OneLine.text(of: $0) } ?? ""
    let result = node.signature.returnClause.map { OneLine.text(of: $0.type) }
    let declared = "func \(node.name.text)\(parameters.declared)\(effects)"
    let name = OneLine.identifier(member.baseName)
    var parts = Parts(requirement: declared + (result.map { " -> " + $0 } ?? ""))
    parts.members.append(
      (
        "@discardableResult ",
        "\(declared) -> \(optionalResult(node.signature.returnClause?.type)) "
          + "{ \(node.signature.effectSpecifiers?.marks ?? "")\(conforming)?.\(name)\(parameters.arguments) }"
      ))
    guard !member.isStatic else { return parts }
    let type =
      "(\(isOnMainActor ? "@MainActor " : "")\(parameters.types)\(effects) -> \(result.map(Self.withoutUnwrapping) ?? "Void"))?"
    parts.members.append(("", "var \(implementation): \(type) { \(conforming)?.\(name) }"))
    parts.members.append(("", "var \(isImplemented): Bool { self is any \(protocolName) }"))
    return parts
  }

  private func property() -> Parts? {
    guard let type = member.type else { return nil }
    let text = OneLine.text(of: type)
    let name = OneLine.identifier(member.baseName)
    var parts = Parts(requirement: "var \(name): \(text) { get }")
    // The property of an optional type is nil twice: it is not there, or it has no value.
    let isOptional = OneLine.unwrapped(type).isOptional
    let value = isOptional ? "\(conforming).map { $0.\(name) }" : "\(conforming)?.\(name)"
    let optional = isOptional ? Self.withoutUnwrapping(text) + "?" : optionalResult(type)
    parts.members.append(("", "var \(name): \(optional) { \(value) }"))
    if !member.isStatic { parts.members.append(("", "var \(isImplemented): Bool { self is any \(protocolName) }")) }
    return parts
  }

  private func optionalResult(_ type: TypeSyntax?) -> String {
    guard let type else { return "Void?" }
    let (bare, isOptional) = OneLine.unwrapped(type)
    if isOptional { return OneLine.text(of: bare) + "?" }
    let needsParentheses =
      type.is(SomeOrAnyTypeSyntax.self) || type.is(FunctionTypeSyntax.self) || type.is(CompositionTypeSyntax.self)
    let text = OneLine.text(of: type)
    return needsParentheses ? "(\(text))?" : text + "?"
  }

  private static func withoutUnwrapping(_ text: String) -> String {
    text.last == "!" ? text.dropLast() + "?" : text
  }
}
