import SwiftSyntax

/// The kinds of what the members and functions of a target give, by name: whether `list.item()` is an `AnyObject` is seen by
/// how `item()` is declared.
struct DeclaredKinds: Sendable {
  /// A property, method, subscript, function or variable.
  private struct Entry {
    /// The type or extension, by its place in the target's groups; nil outside of types.
    let group: Int?
    let path: String
    /// The labels of a method's arguments; nil for properties.
    let labels: [String]?
    /// The type of a property, or the one that a method returns; names as the declaration writes them.
    let kind: WrittenType
    /// The types of a method's parameters that are closures, by their place.
    let closures: [Int: WrittenType]
  }

  private let target: TargetDeclarations
  private var entries: [String: [Entry]] = [:]
  /// The files that mention a member or function that gives objects, or takes a closure that gets some.
  private var filesWithObjects: Set<String> = []
  /// Whether a property is a class as a value, or a collection of them.
  private(set) var haveMetatypes = false

  init(_ target: TargetDeclarations) {
    self.target = target
    var namesOfObjects = SystemObjects.names
    for (index, group) in target.groups.enumerated() {
      for member in group.members { note(member, in: index, group.path, &namesOfObjects) }
    }
    for file in target.files {
      for member in file.topLevel { note(member, in: nil, file.path, &namesOfObjects) }
    }
    for file in target.files where !file.mentions.isDisjoint(with: namesOfObjects) {
      filesWithObjects.insert(file.path)
    }
  }

  /// Whether a file uses what gives objects, with or without the word `AnyObject`.
  func haveObjects(in path: String) -> Bool { filesWithObjects.contains(path) }

  private mutating func note(_ member: MemberDeclaration, in group: Int?, _ path: String, _ objects: inout Set<String>)
  {
    guard let entry = Self.entry(member, in: group, path) else { return }
    entries[member.baseName, default: []].append(entry)
    let given = [entry.kind] + entry.closures.values
    if given.contains(where: { (target.aliasesOfObjects ? resolved($0, of: entry) : $0).hasObjects }) {
      objects.insert(member.baseName)
    }
    if member.kind == .property, entry.kind.hasMetatypes { haveMetatypes = true }
  }

  private static func entry(_ member: MemberDeclaration, in group: Int?, _ path: String) -> Entry? {
    switch member.kind {
    case .property:
      let kind = member.type.map { WrittenType($0) } ?? PlainValues.kind(of: member.binding?.initializer?.value)
      return Entry(group: group, path: path, labels: nil, kind: kind, closures: [:])
    case .method:
      guard let signature = member.node.as(FunctionDeclSyntax.self)?.signature else { return nil }
      return Entry(
        group: group, path: path, labels: member.labels, kind: WrittenType(signature.returnClause?.type),
        closures: closures(signature.parameterClause))
    case .initializer:
      guard let signature = member.node.as(InitializerDeclSyntax.self)?.signature else { return nil }
      return Entry(
        group: group, path: path, labels: member.labels, kind: .other, closures: closures(signature.parameterClause))
    case .subscript:
      guard let node = member.node.as(SubscriptDeclSyntax.self) else { return nil }
      // A subscript's parameters have labels only where they are written twice.
      let labels = node.parameterClause.parameters.map { $0.secondName == nil ? "_" : OneLine.name($0.firstName) }
      return Entry(
        group: group, path: path, labels: labels, kind: WrittenType(node.returnClause.type), closures: [:])
    case .enumerationCase: return Entry(group: group, path: path, labels: nil, kind: .other, closures: [:])
    case .nestedAlias: return nil
    }
  }

  private static func closures(_ clause: FunctionParameterClauseSyntax) -> [Int: WrittenType] {
    var found: [Int: WrittenType] = [:]
    for (index, parameter) in clause.parameters.enumerated() {
      let kind = WrittenType(parameter.type).unwrapped
      if case .function = kind { found[index] = kind }
    }
    return found
  }
}

// MARK: - Types

extension DeclaredKinds {
  /// A kind with the full names of the target's types.
  func resolved(_ kind: WrittenType, in scope: [String], path: String) -> WrittenType {
    kind.renamed { name in
      if let type = target.type(named: name, in: scope, path: path) { return .named(target.groups[type].name) }
      return target.isAliasOfAnyObject(name, in: scope) ? .object : .named(name)
    }
  }

  private func resolved(_ kind: WrittenType, of entry: Entry) -> WrittenType {
    resolved(kind, in: entry.group.map { target.groups[$0].innerScope } ?? [], path: entry.path)
  }

  /// The kinds of the properties of a type and of those it inherits from, by name.
  func ofProperties(of type: Int) -> [String: WrittenType] {
    var kinds: [String: WrittenType] = [:]
    for type in target.ancestors(of: type).reversed() + [type] {
      for part in target.parts(of: type) {
        for member in target.groups[part].members where member.kind == .property {
          let entry = entries[member.baseName]?.first { $0.group == part && $0.labels == nil }
          kinds[member.baseName] = entry.map { resolved($0.kind, of: $0) }
        }
      }
    }
    return kinds
  }
}

// MARK: - Members

extension DeclaredKinds {
  /// The kind of a member of an object, if all declarations that can be meant agree.
  ///
  /// - Parameters:
  ///   - labels: those of a method's arguments; nil for properties.
  ///   - base: the object's type.
  func kind(ofMember name: String, labels: [String]?, of base: WrittenType, path: String) -> WrittenType {
    let meant = entries(ofMember: name, of: base, path: path)
    guard !meant.isEmpty else { return SystemObjects.kind(ofMember: name, labels: labels, of: base) }
    return kind(of: meant, labels)
  }

  /// The kind of a function's result, or of a variable, outside of types.
  func kind(ofGlobal name: String, labels: [String]?) -> WrittenType {
    kind(of: (entries[name] ?? []).filter { $0.group == nil }, labels)
  }

  /// The closure that a call hands over at the end, or with a label.
  ///
  /// - Parameters:
  ///   - name: the function's name, or `init`.
  ///   - base: the type of the object; nil for functions outside of types.
  ///   - place: the number of the argument.
  func closure(
    at place: ClosurePlace, ofCall name: String, labels: [String], of base: WrittenType?, path: String
  ) -> WrittenType {
    let all =
      base.map { entries(ofMember: name, of: $0, path: path) } ?? (entries[name] ?? []).filter { $0.group == nil }
    return Self.only(
      Self.called(with: labels, all).map { entry in
        let index: Int? =
          switch place {
          case .labeled(let label): entry.labels?.firstIndex(of: label)
          case .last: entry.closures.keys.max()
          case .unlabeled(let index): index
          }
        return index.flatMap { entry.closures[$0] }.map { resolved($0, of: entry) } ?? .other
      })
  }

  /// Which argument a closure is.
  enum ClosurePlace {
    case labeled(String)
    case unlabeled(Int)
    /// Behind the parentheses.
    case last
  }

  /// The declarations of a name that a member of an object can be.
  private func entries(ofMember name: String, of base: WrittenType, path: String) -> [Entry] {
    let all = (entries[name] ?? []).filter { $0.group != nil }
    guard !all.isEmpty else { return [] }
    switch base {
    case .named(let type): return entries(all, of: type, path)
    // Where the type is not known, a name that UIKit has as well can be UIKit's.
    case .other: return SystemObjects.namesOfOthers.contains(name) ? [] : all
    case .object: return all
    default: return []
    }
  }

  private func entries(_ all: [Entry], of type: String, _ path: String) -> [Entry] {
    guard let index = target.type(named: type, in: [], path: path) else { return all.filter(isOfForeignType) }
    for type in [index] + target.ancestors(of: index) + target.protocols(of: target.parts(of: index)) {
      let found = all.filter { $0.group.map(owner) == type }
      if !found.isEmpty { return found }
    }
    return all.filter(isOfForeignType)
  }

  /// The type that a group is, or extends.
  private func owner(of group: Int) -> Int? {
    target.groups[group].kind == .extension ? target.extended[group] : group
  }

  private func isOfForeignType(_ entry: Entry) -> Bool { entry.group.map { owner(of: $0) == nil } ?? false }

  private func kind(of entries: [Entry], _ labels: [String]?) -> WrittenType {
    let properties = entries.filter { $0.labels == nil }
    let meant = labels.map { Self.called(with: $0, entries.filter { $0.labels != nil }) } ?? properties
    if labels != nil, meant.isEmpty { return Self.only(properties.map { resolved($0.kind, of: $0).unwrapped.called }) }
    return Self.only(meant.map { resolved($0.kind, of: $0) })
  }

  /// The methods that have exactly these labels, or those that can be called with them as parameters have default values.
  private static func called(with labels: [String], _ methods: [Entry]) -> [Entry] {
    let exact = methods.filter { $0.labels == labels }
    return exact.isEmpty ? methods : exact
  }

  /// The kind that all have.
  private static func only(_ kinds: [WrittenType]) -> WrittenType {
    guard let first = kinds.first, kinds.allSatisfy({ $0 == first }) else { return .other }
    return first
  }
}
