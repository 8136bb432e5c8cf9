import SwiftSyntax

/// The files of a target that cannot be compiled, with those that depend on them.
struct LeftOutFiles {
  /// By path.
  private(set) var byPath: [String: LeftOutFile] = [:]
  private let files: [String: FileDeclarations]
  private let texts: [String: SourceText]
  /// The files that mention a name and do not declare it.
  private let users: [String: [String]]
  /// The number of compiled files that declare a name, also as a member.
  private var declarers: [String: Int]
  /// The names that files which are left out declare for others.
  private var lost: Set<String> = []

  init(_ files: [FileDeclarations], _ texts: [SourceText], _ options: RewritingOptions) {
    self.files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    self.texts = Dictionary(texts.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var declarers: [String: Int] = [:]
    for file in files { for name in file.allNames { declarers[name, default: 0] += 1 } }
    var users: [String: [String]] = [:]
    for file in files {
      for name in file.mentions where declarers[name] != nil { users[name, default: []].append(file.path) }
    }
    self.users = users
    self.declarers = declarers
    let modules = ImportableModules(options)
    for file in files {
      guard let text = self.texts[file.path] else { continue }
      if let reason = Self.ownReason(file, modules) {
        leaveOut(LeftOutFile(path: file.path, position: text.position(of: reason.offset), reason: reason.reason))
      } else if let name = objectiveCName(in: file, options.objectiveCNames) {
        leaveOut(
          LeftOutFile(
            path: file.path, position: text.position(of: Self.offset(of: name, in: text)),
            reason: .objectiveCName(name, declaredIn: options.objectiveCNames[name] ?? "")))
      }
    }
  }

  /// The first name, in the alphabet, that a file mentions and that is declared in Objective-C alone.
  private func objectiveCName(in file: FileDeclarations, _ names: [String: String]) -> String? {
    guard !names.isEmpty else { return nil }
    return file.mentions.filter { names[$0] != nil && declarers[$0] == nil }.min()
  }

  private static func ownReason(
    _ file: FileDeclarations, _ modules: ImportableModules
  ) -> (offset: Int, reason: LeftOutFile.Reason)? {
    if file.path.split(separator: "/").last == "main.swift" { return (file.firstCode, .entryPoint) }
    // Of an import in a clause of `#if` the compiler decides.
    for declaration in file.imports where !declaration.isConditional {
      guard let module = declaration.names.first, !modules.contains(module), !modules.isOmitted(module) else {
        continue
      }
      return (declaration.node.positionAfterSkippingLeadingTrivia.utf8Offset, .missingModule(module))
    }
    return nil
  }

  /// Leaves out the files with problems. Returns whether there are further ones.
  mutating func leaveOut(_ problems: [SourceProblem]) -> Bool {
    let count = byPath.count
    for problem in problems.sorted(by: { ($0.path, $0.position) < ($1.path, $1.position) })
    where problem.leavesOut == .file && byPath[problem.path] == nil {
      leaveOut(LeftOutFile(path: problem.path, position: problem.position, reason: .problem(problem)))
    }
    return byPath.count > count
  }

  /// Leaves out a file, and all that use what is then not declared any more.
  private mutating func leaveOut(_ first: LeftOutFile) {
    guard byPath[first.path] == nil else { return }
    byPath[first.path] = first
    var open = [first.path]
    var next = 0
    while next < open.count {
      let path = open[next]
      next += 1
      guard let file = files[path] else { continue }
      lost.formUnion(file.declaredNames)
      for name in file.allNames.sorted() {
        declarers[name, default: 0] -= 1
        guard declarers[name] == 0, lost.contains(name) else { continue }
        for user in users[name] ?? [] where byPath[user] == nil {
          guard let text = texts[user] else { continue }
          byPath[user] = LeftOutFile(
            path: user, position: text.position(of: Self.offset(of: name, in: text)),
            reason: .missingName(name, declaredIn: path))
          open.append(user)
        }
      }
    }
  }

  /// The offset at which a name is first mentioned.
  private static func offset(of name: String, in text: SourceText) -> Int {
    text.syntax.tokens(viewMode: .sourceAccurate).first { token in
      if case .identifier = token.tokenKind { return OneLine.name(token) == name }
      return false
    }?.positionAfterSkippingLeadingTrivia.utf8Offset ?? 0
  }
}

extension FileDeclarations {
  /// The names that other files lose with this one: types, functions and variables outside of types, and members of
  /// extensions that conform to nothing.
  var declaredNames: Set<String> {
    var names = topLevelNames.subtracting(privateNames)
    for group in groups where group.kind == .extension && group.inherited.isEmpty {
      for member in group.members where !member.isOverride && !["private", "fileprivate"].contains(member.access ?? "")
      {
        guard member.kind == .method || member.kind == .property, !CommonNames.contains(member.baseName) else {
          continue
        }
        names.insert(member.baseName)
      }
    }
    return names
  }
  /// All names that the file declares.
  fileprivate var allNames: Set<String> {
    groups.reduce(into: topLevelNames) { names, group in
      if group.kind != .extension { names.insert(group.simpleName) }
      names.formUnion(group.members.lazy.map(\.baseName))
    }
  }
}
