import SwiftSyntax

/// A member of an extension that its class declares in its place.
struct Forwarding {
  private let member: MemberDeclaration
  private let group: DeclarationGroup
  private let type: DeclarationGroup
  /// The name of the class's member.
  private let declaredName: String

  /// - Parameter name: the name of the class's member, if it is another than the extension's.
  init(
    _ member: MemberDeclaration, of group: DeclarationGroup, into type: DeclarationGroup, named name: String? = nil
  ) {
    self.member = member
    self.group = group
    self.type = type
    declaredName = OneLine.identifier(name ?? member.baseName)
  }

  /// The name that the extension's member gets. Extensions of subclasses have names of their own.
  private func name(_ part: String = "") -> String {
    member.baseName + part + "_extensionOf"
      + type.name.split(separator: ".").filter { !$0.hasPrefix("<") }.joined(separator: "_")
  }

  // MARK: - The class's member

  /// The member of the class, on one line; nil if there can be none.
  var declaration: String? {
    switch member.kind {
    case .method: member.node.as(FunctionDeclSyntax.self).flatMap(method)
    case .property: member.node.as(VariableDeclSyntax.self).flatMap(property)
    case .subscript, .initializer, .enumerationCase, .nestedAlias: nil
    }
  }

  private func method(_ node: FunctionDeclSyntax) -> String? {
    let signature = node.signature
    guard let parameters = ParameterTexts(signature.parameterClause) else { return nil }
    let effects = signature.effectSpecifiers.map { " " + OneLine.text(of: $0) } ?? ""
    let result = signature.returnClause.map { " " + OneLine.text(of: $0) } ?? ""
    let generics = node.genericParameterClause.map { OneLine.text(of: $0) } ?? ""
    let requirements = node.genericWhereClause.map { " " + OneLine.text(of: $0) } ?? ""
    return prefix + "func \(declaredName)\(generics)\(parameters.declared)\(effects)\(result)\(requirements)"
      + " { \(signature.effectSpecifiers?.marks ?? "")\(name())\(parameters.arguments) }"
  }

  private func property(_ node: VariableDeclSyntax) -> String? {
    guard node.bindings.count == 1, let type = member.type, let block = member.binding?.accessorBlock else {
      return nil
    }
    let start = prefix + "var \(declaredName): \(OneLine.text(of: type))"
    guard case .accessors(let accessors) = block.accessors else { return start + " { \(name()) }" }
    if let observers = observers(accessors) {
      let parts = observers.map { observer in
        "\(observer.keyword) { \(name("_" + observer.keyword))(\(observer.isWillSet ? "newValue" : "oldValue")) }"
      }
      return start + " { \(parts.joined(separator: " ")) }"
    }
    var parts: [String] = []
    for accessor in accessors {
      let effects = accessor.effectSpecifiers
      let marks = (effects?.throwsClause != nil ? "try " : "") + (effects?.asyncSpecifier != nil ? "await " : "")
      switch accessor.accessorSpecifier.tokenKind {
      case .keyword(.get):
        parts.append("get\(effects.map { " " + OneLine.text(of: $0) } ?? "") { \(marks)\(name()) }")
      case .keyword(.set): parts.append("set { \(name()) = newValue }")
      default: return nil
      }
    }
    return start + " { \(parts.joined(separator: " ")) }"
  }

  /// Attributes and modifiers of the class's member.
  private var prefix: String {
    let attributes = member.attributes.filter { Self.kept.contains($0.name) }.map { OneLine.text(of: $0.node) + " " }
    let access = member.access ?? group.modifiers.first { AccessLevels.names.contains($0) }
    let others = member.modifiers.filter { ["class", "static", "override", "final", "nonisolated"].contains($0) }
    return attributes.joined() + AccessLevels.prefix(access) + others.map { $0 + " " }.joined()
  }

  private static let kept: Set<String> = ["available", "discardableResult", "MainActor", "inlinable"]

  // MARK: - The extension's member

  /// Gives the member of the extension its other name.
  func rename(_ edits: inout DeclarationEdits) {
    if let node = member.node.as(VariableDeclSyntax.self), let block = member.binding?.accessorBlock,
      case .accessors(let accessors) = block.accessors, let observers = observers(accessors)
    {
      replaceObservers(node, block, observers, &edits)
      return
    }
    let token =
      member.node.as(FunctionDeclSyntax.self)?.name ?? member.binding?.pattern.firstToken(viewMode: .sourceAccurate)
    guard let token, let modifiers = member.node.asProtocol((any WithModifiersSyntax).self)?.modifiers else { return }
    for modifier in modifiers {
      switch modifier.name.text {
      case "override":
        edits.replace(modifier.bytes(andSpacesAfter: true), with: "", .overrideInExtension, in: group.path)
      case "open": edits.replace(modifier.bytes(), with: "public", .overrideInExtension, in: group.path)
      default: break
      }
    }
    edits.replace(token.bytes(), with: name(), .overrideInExtension, in: group.path)
  }

  private struct Observer {
    let node: AccessorDeclSyntax
    let isWillSet: Bool
    var keyword: String { isWillSet ? "willSet" : "didSet" }
    var parameter: String { node.parameters?.name.text ?? (isWillSet ? "newValue" : "oldValue") }
  }

  /// The observers of a property that has only such.
  private func observers(_ accessors: AccessorDeclListSyntax) -> [Observer]? {
    let result = accessors.compactMap { accessor -> Observer? in
      switch accessor.accessorSpecifier.tokenKind {
      case .keyword(.willSet): Observer(node: accessor, isWillSet: true)
      case .keyword(.didSet): Observer(node: accessor, isWillSet: false)
      default: nil
      }
    }
    return !result.isEmpty && result.count == accessors.count ? result : nil
  }

  /// Makes methods of observers, which the class's property calls.
  private func replaceObservers(
    _ node: VariableDeclSyntax, _ block: AccessorBlockSyntax, _ observers: [Observer], _ edits: inout DeclarationEdits
  ) {
    guard let type = member.type else { return }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.replace(
      start..<block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset, with: "", .overrideInExtension, in: group.path
    )
    for (index, observer) in observers.enumerated() {
      let end =
        (observer.node.parameters.map { $0.endPositionBeforeTrailingTrivia }
        ?? observer.node.accessorSpecifier.endPositionBeforeTrailingTrivia).utf8Offset
      let name = name("_" + observer.keyword)
      edits.replace(
        observer.node.positionAfterSkippingLeadingTrivia.utf8Offset..<end,
        with: (index > 0 ? "; " : "") + "func \(name)(_ \(observer.parameter): \(OneLine.text(of: type)))",
        .overrideInExtension,
        in: group.path)
    }
    edits.replace(block.rightBrace.bytes(), with: "", .overrideInExtension, in: group.path)
  }
}
