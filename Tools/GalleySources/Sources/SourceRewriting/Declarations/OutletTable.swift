import SwiftSyntax

/// Gives each class with outlets, actions or inspectable properties the method that connects them with documents:
/// `connectOutlets(_:)` of `OutletConnecting`.
struct OutletTables {
  private let target: TargetDeclarations

  static let method = "connectOutlets"
  static let proto = "OutletConnecting"

  init(_ target: TargetDeclarations) { self.target = target }

  func add(to edits: inout DeclarationEdits) {
    let tables = (0..<target.groups.count).map { target.groups[$0].kind == .class && needsTable($0) }
    for type in 0..<target.ownCount where tables[type] && !isWrittenByHand(type) {
      add(type, inheriting: target.ancestors(of: type).contains { tables[$0] || isWrittenByHand($0) }, to: &edits)
    }
  }

  private func needsTable(_ type: Int) -> Bool {
    target.parts(of: type).contains { part in
      (target.isOwn(part) || !target.isOwn(type))
        && target.groups[part].members.contains { OutletEntry.isConnected($0) }
    }
  }

  /// Whether a class connects its outlets itself, or was rewritten before.
  private func isWrittenByHand(_ type: Int) -> Bool {
    target.parts(of: type).contains { part in
      let group = target.groups[part]
      return group.inherited.contains(Self.proto) || group.members.contains { $0.baseName == Self.method }
    }
  }

  private func add(_ type: Int, inheriting: Bool, to edits: inout DeclarationEdits) {
    let group = target.groups[type]
    let inherited = inheriting ? keysOfAncestors(type) : []
    var statements: [String] = inheriting ? ["super.\(Self.method)(outlets)"] : []
    for (index, part) in target.parts(of: type).enumerated() where target.isOwn(part) {
      let entries = target.groups[part].members
        .filter { OutletEntry.isConnected($0) && !($0.isOverride && inherited.contains($0.key)) }
        .map { OutletEntry.statements(for: $0) }.filter { !$0.isEmpty }.joined(separator: "; ")
      guard !entries.isEmpty else { continue }
      if isHidden(part, from: group) {
        // The class's own file does not see private members of this one.
        let name = "\(Self.method)_\(group.name.replacing(".", with: "_"))_\(index)"
        edits.declare("func \(name)(_ outlets: OutletConnector) { \(entries) }", in: part, .outlet)
        statements.append("\(name)(outlets)")
      } else {
        edits.lend(from: target.groups[part].path, to: group.path)
        statements.append(entries)
      }
    }
    guard statements.count > (inheriting ? 1 : 0) else { return }
    let access = AccessLevels.prefix(Self.witnessAccess(group.access))
    let text = "func \(Self.method)(_ outlets: OutletConnector) { \(statements.joined(separator: "; ")) }"
    edits.declare(access + (inheriting ? "override " : "") + text, in: type, .outlet)
    if !inheriting { edits.conform(type, to: Self.proto, .outlet) }
  }

  /// The access level of a method that fulfils a public protocol.
  static func witnessAccess(_ access: String?) -> String? {
    access.flatMap { ["open", "public", "package"].contains($0) ? $0 : nil }
  }

  /// The members that the tables of ancestors have.
  private func keysOfAncestors(_ type: Int) -> Set<String> {
    var keys: Set<String> = []
    for ancestor in target.ancestors(of: type) {
      for part in target.parts(of: ancestor) {
        keys.formUnion(target.groups[part].members.lazy.filter { OutletEntry.isConnected($0) }.map(\.key))
      }
    }
    return keys
  }

  /// Whether an extension in another file has connected members that are private there.
  private func isHidden(_ part: Int, from type: DeclarationGroup) -> Bool {
    let group = target.groups[part]
    guard group.path != type.path else { return false }
    return group.members.contains {
      OutletEntry.isConnected($0) && ["private", "fileprivate"].contains($0.access ?? group.access ?? "")
    }
  }
}

/// The connection of a member: a statement of the table.
enum OutletEntry {
  private static let attributes = ["IBOutlet", "IBAction", "IBInspectable", "IBSegueAction"]

  /// Whether documents connect a member.
  static func isConnected(_ member: MemberDeclaration) -> Bool {
    guard !member.isStatic, member.attributes.contains(where: { attributes.contains($0.name) }) else { return false }
    return member.kind == .method ? isAction(member) : member.kind == .property && member.isSettable
  }

  private static func isAction(_ member: MemberDeclaration) -> Bool {
    let effects = member.node.as(FunctionDeclSyntax.self)?.signature.effectSpecifiers
    let isSegueAction = member.attribute("IBSegueAction") != nil
    guard isSegueAction ? 1...3 ~= member.labels.count : member.labels.count <= 2 else { return false }
    return effects?.asyncSpecifier == nil && effects?.throwsClause == nil
  }

  static func statements(for member: MemberDeclaration) -> String {
    if member.attribute("IBSegueAction") != nil { return segueAction(member) }
    if member.kind == .method { return action(member) }
    return member.attribute("IBOutlet") != nil ? outlet(member) : attribute(member)
  }

  private static func outlet(_ member: MemberDeclaration) -> String {
    let name = member.objectiveCName ?? member.baseName
    let variable = "self." + OneLine.identifier(member.baseName)
    guard let declared = member.type else { return "outlets.connect(\"\(name)\") { \(variable) = $0 }" }
    let (type, isOptional) = OneLine.unwrapped(declared)
    let text = OneLine.text(of: type)
    if type.is(ArrayTypeSyntax.self) || TypeNames.plain(type) == "Array" {
      return "outlets.connect(\"\(name)\", collection: { (objects: \(text)) in \(variable) = objects })"
    }
    if isOptional { return "outlets.connect(\"\(name)\") { (object: \(text)?) in \(variable) = object }" }
    if TypeNames.plain(type) == "Optional" { return "outlets.connect(\"\(name)\") { \(variable) = $0 }" }
    return "outlets.connect(\"\(name)\") { (object: \(text)?) in if let object { \(variable) = object } }"
  }

  private static func attribute(_ member: MemberDeclaration) -> String {
    let variable = "self." + OneLine.identifier(member.baseName)
    let name = member.objectiveCName ?? member.baseName
    guard let type = member.type.map(OneLine.unwrapped)?.type else {
      return "outlets.attribute(\"\(name)\") { \(variable) = $0 }"
    }
    return "outlets.attribute(\"\(name)\") { (value: \(OneLine.text(of: type))) in \(variable) = value }"
  }

  private static func action(_ member: MemberDeclaration) -> String {
    let name = member.objectiveCName ?? ObjectiveCNames.selector(of: member.baseName, labels: member.labels)
    let call = "self." + OneLine.identifier(member.baseName)
    guard let sender = member.parameters.first else { return "outlets.action(\"\(name)\") { \(call)() }" }
    let type = OneLine.parameterType(sender.type)
    let labels = member.labels.map { $0 == "_" ? "" : $0 + ": " }
    // A document's action has no touch: the event of a second parameter is empty.
    let event = member.parameters.dropFirst().first.map { ", " + labels[1] + value(ofEvent: $0.type) } ?? ""
    return "outlets.action(\"\(name)\") { (sender: \(type)) in _ = \(call)(\(labels[0])sender\(event)) }"
  }

  /// A segue's action, which has a coder, and may have the sender and the segue's identifier.
  private static func segueAction(_ member: MemberDeclaration) -> String {
    let name = member.objectiveCName ?? ObjectiveCNames.selector(of: member.baseName, labels: member.labels)
    var guards = ""
    let values = zip(member.parameters, ["coder", "sender", "identifier"]).map { parameter, value -> String in
      let (type, isOptional) = OneLine.unwrapped(parameter.type)
      let text = OneLine.text(of: type)
      if value != "sender" { return value == "coder" || isOptional ? value : value + " ?? \"\"" }
      let cast = text == "Any" ? "" : " = sender as? \(text)"
      if isOptional { return text == "Any" ? value : "sender as? \(text)" }
      guards = "guard let sender\(cast) else { return nil }; "
      return value
    }
    let arguments = zip(member.labels, values).map { label, value in label == "_" ? value : "\(label): \(value)" }
    let call = "self.\(OneLine.identifier(member.baseName))(\(arguments.joined(separator: ", ")))"
    return
      "outlets.segueAction(\"\(name)\") { (coder: NSCoder, sender: Any?, identifier: String?) -> UIViewController? in \(guards)return \(call) }"
  }

  private static func value(ofEvent type: TypeSyntax) -> String {
    let (type, isOptional) = OneLine.unwrapped(type)
    return isOptional ? "nil" : OneLine.text(of: type) + "()"
  }
}
