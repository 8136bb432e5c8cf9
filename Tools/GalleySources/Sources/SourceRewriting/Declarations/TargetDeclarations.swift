import SwiftSyntax

/// The declarations of a target's files: the types with their members, ancestors and extensions.
///
/// Types of dependencies that are rewritten as well can be found, too.
struct TargetDeclarations: Sendable {
  let options: RewritingOptions
  /// The target's files, by path.
  let files: [FileDeclarations]
  /// The types and extensions: those of the target in the order of the files, then those of dependencies.
  let groups: [DeclarationGroup]
  /// The number of the groups that are the target's.
  let ownCount: Int
  /// The extensions of a type, by its place in `groups`.
  private(set) var extensions: [Int: [Int]] = [:]
  /// The group that an extension extends, by its place in `groups`; nothing for types of other modules.
  private(set) var extended: [Int: Int] = [:]
  /// The class that a class inherits from, if it is known.
  private(set) var superclass: [Int: Int] = [:]
  let optionalRequirements: OptionalRequirements
  let propertyTypes: PropertyTypes
  /// The names of protocols, as the target's types show.
  let namesOfProtocols: Set<String>
  let testNames: TestNames
  /// The last names of aliases of types without a name.
  let aliasesOfOtherTypes: Set<String>
  /// Whether a name stands for `AnyObject`.
  let aliasesOfObjects: Bool
  private let types: [String: [Int]]
  private let aliases: [String: String]

  /// Puts the declarations of files together.
  ///
  /// - Parameter dependencies: the files of other targets, of which public declarations can be seen.
  init(_ files: [FileDeclarations], dependencies: [FileDeclarations] = [], options: RewritingOptions) {
    self.options = options
    self.files = files
    let own = files.flatMap(\.groups)
    groups = own + dependencies.flatMap(\.groups)
    ownCount = own.count
    optionalRequirements = OptionalRequirements(groups)
    propertyTypes = PropertyTypes(own, optionalRequirements)
    namesOfProtocols = Self.namesOfProtocols(own)
    testNames = TestNames(files)
    var types: [String: [Int]] = [:]
    for (index, group) in groups.enumerated() where group.kind != .extension {
      types[group.name, default: []].append(index)
    }
    self.types = types
    aliases = (files + dependencies).reduce(into: [:]) { $0.merge($1.aliases) { first, _ in first } }
    aliasesOfObjects = aliases.values.contains("AnyObject")
    aliasesOfOtherTypes = Set(
      aliases.filter { $0.value.isEmpty }.map { $0.key.split(separator: ".").last.map(String.init) ?? $0.key })
    for (index, group) in groups.enumerated() {
      if group.kind == .extension {
        guard let type = type(named: group.name, in: group.scope, path: group.path) else { continue }
        extended[index] = type
        extensions[type, default: []].append(index)
      } else if group.kind == .class {
        for name in group.inherited {
          guard let type = type(named: name, in: group.scope, path: group.path), groups[type].kind == .class else {
            continue
          }
          superclass[index] = type
          break
        }
      }
    }
  }

  /// Whether a group is the target's, not a dependency's.
  func isOwn(_ group: Int) -> Bool { group < ownCount }

  /// The type of a name that is used inside of others.
  func type(named name: String, in scope: [String], path: String) -> Int? {
    guard !name.isEmpty else { return nil }
    var name = name
    for _ in 0..<16 {
      var alias: String?
      for depth in stride(from: scope.count, through: 0, by: -1) {
        let candidate = (scope[..<depth] + [name]).joined(separator: ".")
        if let found = types[candidate].flatMap({ best(of: $0, path: path) }) { return found }
        alias = aliases[candidate]
        if alias != nil { break }
      }
      guard let alias, alias != name, !alias.isEmpty else { return nil }
      name = alias
    }
    return nil
  }

  /// Whether a name stands for `AnyObject`.
  func isAliasOfAnyObject(_ name: String, in scope: [String]) -> Bool {
    guard aliasesOfObjects else { return false }
    for depth in stride(from: scope.count, through: 0, by: -1) {
      if let alias = aliases[(scope[..<depth] + [name]).joined(separator: ".")] { return alias == "AnyObject" }
    }
    return false
  }

  /// Of types with one name: the file's own, else one that other files see.
  private func best(of candidates: [Int], path: String) -> Int? {
    candidates.first { groups[$0].path == path && isOwn($0) } ?? candidates.first { !groups[$0].isFilePrivate }
  }

  /// The known classes that a class inherits from, from the nearest.
  func ancestors(of type: Int) -> [Int] {
    var result: [Int] = []
    var seen: Set<Int> = [type]
    var current = type
    while let next = superclass[current], seen.insert(next).inserted {
      result.append(next)
      current = next
    }
    return result
  }

  /// A type's declaration with its extensions, in the order of the files.
  func parts(of type: Int) -> [Int] { [type] + (extensions[type] ?? []) }
}
