import SwiftSyntax

/// Gives classes that Objective-C sees the methods and properties that are looked up by their names: `namedMethods` of
/// `NamedMethods`, `namedProperties` of `NamedProperties`.
struct NamedTables {
  private let target: TargetDeclarations
  private let kinds = [NamedTable.methods, NamedTable.properties]

  init(_ target: TargetDeclarations) { self.target = target }

  func add(to edits: inout DeclarationEdits) {
    for kind in kinds {
      var entries: [Int: [String]] = [:]
      for type in 0..<target.groups.count where target.groups[type].kind == .class {
        let found = self.entries(of: type, kind)
        if !found.isEmpty { entries[type] = found }
      }
      for type in entries.keys.sorted() where target.isOwn(type) && !isWrittenByHand(type, kind) {
        let inherits = target.ancestors(of: type).contains { entries[$0] != nil || isWrittenByHand($0, kind) }
        add(type, entries[type] ?? [], kind, inherits: inherits, &edits)
      }
    }
  }

  /// Whether a class has the table, or was rewritten before.
  private func isWrittenByHand(_ type: Int, _ kind: NamedTable) -> Bool {
    target.parts(of: type).contains { part in
      target.groups[part].inherited.contains(kind.proto)
        || target.groups[part].members.contains { $0.baseName == kind.member }
    }
  }

  private func add(
    _ type: Int, _ entries: [String], _ kind: NamedTable, inherits: Bool, _ edits: inout DeclarationEdits
  ) {
    let group = target.groups[type]
    // UIKit's classes have the member.
    let isOverride = inherits || !ForeignClasses.isKnownWithoutTables(target.foreignAncestor(of: type))
    let access = AccessLevels.prefix(OutletTables.witnessAccess(group.access))
    let start = "\(access)\(isOverride ? "override " : "")class var \(kind.member): [\(kind.element)] { "
    edits.declare(start + kind.body(entries, of: group, callsSuper: isOverride) + " }", in: type, .namedMethods)
    if !isOverride { edits.conform(type, to: kind.proto, .namedMethods) }
    for part in target.parts(of: type) where target.isOwn(part) {
      edits.lend(from: target.groups[part].path, to: group.path)
    }
  }

  private func entries(of type: Int, _ kind: NamedTable) -> [String] {
    let group = target.groups[type]
    var members: [MemberDeclaration] = []
    var ofObjectiveC: Set<SyntaxIdentifier> = []
    for part in target.parts(of: type) where !target.isOwn(type) || target.isOwn(part) {
      for member in target.groups[part].members where isSeen(member, in: target.groups[part], of: group) {
        members.append(member)
        if isObjectiveC(member, in: target.groups[part], of: group) { ofObjectiveC.insert(member.node.id) }
      }
    }
    let overloads = Dictionary(grouping: members.filter { $0.kind == .method }, by: \.key).filter { $0.value.count > 1 }
    switch kind {
    case .methods:
      return members.filter { $0.kind == .method && ofObjectiveC.contains($0.node.id) }
        .compactMap { method($0, of: group, isOverloaded: overloads[$0.key] != nil) }
    case .properties:
      // Documents connect outlets and attributes by their own table.
      let isNamed = { (member: MemberDeclaration) in
        member.kind == .property && ofObjectiveC.contains(member.node.id) && canBeNamed(member)
      }
      guard members.contains(where: isNamed) else { return [] }
      return members.filter { isNamed($0) || ($0.kind == .property && OutletEntry.isConnected($0)) }.map(property)
    }
  }

  /// Whether the class's body sees a member that is neither an override nor a class member.
  private func isSeen(_ member: MemberDeclaration, in part: DeclarationGroup, of type: DeclarationGroup) -> Bool {
    guard !member.isStatic, !member.isOverride, !member.isUnavailable, !part.isConstrained || part.kind == .class else {
      return false
    }
    let access = member.access ?? (part.kind == .extension ? part.access : nil)
    return part.path == type.path || (access != "private" && access != "fileprivate")
  }

  /// Whether Objective-C sees a member: by its own attribute, its extension's, or its class's.
  private func isObjectiveC(
    _ member: MemberDeclaration, in part: DeclarationGroup, of group: DeclarationGroup
  ) -> Bool {
    if member.attribute("nonobjc") != nil { return false }
    if member.attribute("objc") != nil || member.attribute("IBAction") != nil { return true }
    if part.kind == .extension, part.has(attribute: "objc") { return true }
    if part.kind == .extension, part.has(attribute: "nonobjc") { return false }
    return group.has(attribute: "objcMembers") && !["private", "fileprivate"].contains(member.access ?? "")
  }

  private func canBeNamed(_ member: MemberDeclaration) -> Bool {
    guard let binding = member.binding else { return false }
    if case .accessors(let accessors)? = binding.accessorBlock?.accessors {
      return accessors.allSatisfy { $0.effectSpecifiers == nil }
    }
    return true
  }

  // MARK: - Entries

  private func property(_ member: MemberDeclaration) -> String {
    "NamedProperty(\"\(member.objectiveCName ?? member.baseName)\", \\Class.\(OneLine.identifier(member.baseName)))"
  }

  private func method(_ member: MemberDeclaration, of group: DeclarationGroup, isOverloaded: Bool) -> String? {
    guard let node = member.node.as(FunctionDeclSyntax.self), node.genericParameterClause == nil,
      node.signature.effectSpecifiers == nil
    else { return nil }
    let name = member.objectiveCName ?? ObjectiveCNames.selector(of: member.baseName, labels: member.labels)
    // A name alone says that the method is there.
    let isCalled = member.labels.count <= 2 && member.parameters.allSatisfy { isValue($0.type) } && !isOverloaded
    guard isCalled else { return "Selector(\"\(name)\")" }
    let reference = "\(group.simpleName).\(OneLine.identifier(member.baseName))"
    guard member.labels.isEmpty else {
      return "Selector(\"\(name)\", \(reference)(\(member.labels.map { $0 + ":" }.joined())))"
    }
    // A name without labels is that of methods with arguments, too.
    let result = node.signature.returnClause.map { OneLine.text(of: $0.type) } ?? "Void"
    return "Selector(\"\(name)\", \(reference) as @MainActor (\(group.simpleName)) -> @MainActor () -> \(result))"
  }

  /// Whether a parameter's type is not a closure and not `inout`: those cannot be passed as values of any type.
  private func isValue(_ type: TypeSyntax) -> Bool {
    let bare = OneLine.unwrapped(type).type
    if bare.is(IdentifierTypeSyntax.self) || bare.is(MemberTypeSyntax.self) {
      return !target.isAliasOfOtherType(TypeNames.plain(bare))
    }
    return bare.is(ArrayTypeSyntax.self) || bare.is(DictionaryTypeSyntax.self) || bare.is(SomeOrAnyTypeSyntax.self)
  }
}

/// A table of members by name.
enum NamedTable {
  case methods, properties

  var proto: String { self == .methods ? "NamedMethods" : "NamedProperties" }
  var member: String { self == .methods ? "namedMethods" : "namedProperties" }
  var element: String { self == .methods ? "Selector" : "NamedProperty" }

  /// The table's body. Each entry is a statement of its own, which the compiler checks alone.
  func body(_ entries: [String], of group: DeclarationGroup, callsSuper: Bool) -> String {
    let start = callsSuper ? "super.\(member)" : "[]"
    switch self {
    case .methods:
      return "var methods: [Selector] = \(start); "
        + entries.map { "methods.append(\($0)); " }.joined() + "return methods"
    case .properties:
      // The function is generic: key paths of a subclass are not equal to those of this class.
      let parameters = group.node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters
      let arguments = parameters.map { "<\($0.map { OneLine.name($0.name) }.joined(separator: ", "))>" } ?? ""
      return
        "func own<Class: \(group.simpleName)\(arguments)>(_: Class.Type) -> [NamedProperty] { var properties: [NamedProperty] = []; "
        + entries.map { "properties.append(\($0)); " }.joined()
        + "return properties }; return \(start) + own(Self.self)"
    }
  }
}

/// The facts about classes of other modules.
enum ForeignClasses {
  /// Whether subclasses declare the tables without `override`: the class is not a responder, layer, gesture recognizer,
  /// constraint, item of a bar, presentation controller or layout of a collection.
  static func isKnownWithoutTables(_ name: String?) -> Bool {
    guard let name else { return true }
    if name.hasPrefix("NS"), name != "NSLayoutConstraint" { return true }
    return names.contains(name)
  }

  private static let names: Set<String> = [
    "AsyncOperation", "BlockOperation", "Bundle", "DateFormatter", "FileManager", "Formatter", "InputStream",
    "JSONDecoder", "JSONEncoder", "LengthFormatter", "Notification", "NotificationCenter", "NumberFormatter",
    "Operation",
    "OperationQueue", "OutputStream", "Process", "Progress", "Stream", "Thread", "Timer", "URLCache", "URLProtocol",
    "URLSession", "UndoManager", "UserDefaults", "XMLParser", "UIAction", "UIActivity", "UIActivityItemProvider",
    "UIBarAppearance", "UIBezierPath", "UICollectionViewDiffableDataSource", "UICollectionViewLayoutAttributes",
    "UICollectionViewLayoutInvalidationContext", "UICollectionViewUpdateItem", "UIColor", "UICommand", "UIDocument",
    "UIDynamicAnimator", "UIDynamicBehavior", "UIFont", "UIFontDescriptor", "UIFontMetrics",
    "UIGraphicsImageRenderer", "UIImage", "UIKeyCommand", "UILayoutGuide", "UIMenu", "UIMenuElement",
    "UINavigationBarAppearance", "UINib", "UIPercentDrivenInteractiveTransition", "UIPrintPageRenderer",
    "UIStoryboard", "UIStoryboardSegue", "UITableViewDiffableDataSource", "UITraitCollection",
    "UIViewPropertyAnimator", "XCTestCase", "XCTestExpectation",
  ]
}

extension TargetDeclarations {
  /// The class of another module that the topmost known class inherits from; nil if there is none.
  func foreignAncestor(of type: Int) -> String? {
    let top = groups[ancestors(of: type).last ?? type]
    guard let first = top.inherited.first, self.type(named: first, in: top.scope, path: top.path) == nil else {
      return nil
    }
    return isForeignProtocol(first, inheritedBy: ancestors(of: type).last ?? type) ? nil : first
  }

  /// Whether a class of the target above a type declares a member: it is nearer than one of another module's class.
  func isDeclared(_ key: String, above type: Int) -> Bool {
    ancestors(of: type).contains { ancestor in
      parts(of: ancestor).contains { part in groups[part].members.contains { $0.key == key && !$0.isOverride } }
    }
  }

  /// Whether a name stands for a type that has no name: a closure, a tuple.
  func isAliasOfOtherType(_ name: String) -> Bool { aliasesOfOtherTypes.contains(name) }
}
