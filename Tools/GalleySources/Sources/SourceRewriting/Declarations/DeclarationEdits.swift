import SwiftSyntax

/// The edits that follow from declarations in several files.
struct DeclarationEdits: Sendable {
  private var byPath: [String: SourceEdits] = [:]
  private(set) var problems: [Problem] = []
  private var closing: [Int: [Insertion]] = [:]
  private var inherited: [Int: [Insertion]] = [:]
  private var after: [Int: [Insertion]] = [:]
  /// The members that are left out.
  private var leftOut: Set<SyntaxIdentifier> = []
  private var pathsWithUIKit: Set<String> = []
  /// The files whose imports a file needs.
  private(set) var lenders: [String: Set<String>] = [:]

  private struct Insertion {
    let text: String
    let construct: Construct
  }

  /// Something in a file that cannot be rewritten.
  struct Problem: Sendable {
    let path: String
    let offset: Int
    let construct: Construct
    let message: String
    let suggestion: String
    let leavesOut: SourceProblem.Extent
  }

  /// The edits of a file.
  func edits(in path: String) -> SourceEdits { byPath[path] ?? SourceEdits() }

  /// - Parameter pathsWithUIKit: the files in which expressions became ones that need UIKit.
  init(pathsWithUIKit: Set<String>) { self.pathsWithUIKit = pathsWithUIKit }

  mutating func replace(_ range: Range<Int>, with text: String, _ construct: Construct, in path: String) {
    byPath[path, default: SourceEdits()].replace(range, with: text, construct)
  }

  mutating func insert(_ text: String, at offset: Int, _ construct: Construct, in path: String) {
    byPath[path, default: SourceEdits()].insert(text, at: offset, construct)
  }

  /// Notes that a file gets declarations with names that another one imports.
  mutating func lend(from path: String, to other: String) {
    if path != other { lenders[other, default: []].insert(path) }
  }

  /// Whether what a file got needs UIKit.
  func callsUIKit(_ path: String) -> Bool { pathsWithUIKit.contains(path) }

  /// Declares a member on the line of a group's closing brace.
  mutating func declare(_ text: String, in group: Int, _ construct: Construct) {
    closing[group, default: []].append(Insertion(text: text, construct: construct))
  }

  /// Makes a type inherit from a protocol.
  mutating func conform(_ group: Int, to name: String, _ construct: Construct) {
    guard inherited[group]?.contains(where: { $0.text == name }) != true else { return }
    inherited[group, default: []].append(Insertion(text: name, construct: construct))
  }

  /// Declares something behind the declaration at the top of the file in which a group is.
  mutating func declare(_ text: String, after group: Int, _ construct: Construct) {
    after[group, default: []].append(Insertion(text: text, construct: construct))
  }

  /// Leaves out a member that cannot be rewritten, and notes what that means.
  mutating func leaveOut(
    _ member: MemberDeclaration, in path: String, _ construct: Construct, _ message: String, suggestion: String
  ) {
    leftOut.insert(member.node.id)
    replace(member.node.bytesAsMember, with: "", construct, in: path)
    note(member.node, in: path, construct, message, suggestion, leavesOut: .part)
  }

  /// Notes something that cannot be rewritten: its file is left out.
  mutating func refuse(
    _ node: some SyntaxProtocol, in path: String, _ construct: Construct, _ message: String, suggestion: String
  ) { note(node, in: path, construct, message, suggestion, leavesOut: .file) }

  private mutating func note(
    _ node: some SyntaxProtocol, in path: String, _ construct: Construct, _ message: String, _ suggestion: String,
    leavesOut: SourceProblem.Extent
  ) {
    problems.append(
      Problem(
        path: path, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset, construct: construct, message: message,
        suggestion: suggestion, leavesOut: leavesOut))
  }

  /// Turns what groups get into edits.
  mutating func finish(_ target: TargetDeclarations) {
    for (index, insertions) in closing.sorted(by: { $0.key < $1.key }) {
      let group = target.groups[index]
      if insertions.contains(where: { $0.construct == .outlet || $0.construct == .namedMethods }) {
        pathsWithUIKit.insert(group.path)
      }
      let separator = group.place.lastMember.map { leftOut.contains($0) } == false ? "; " : ""
      insert(
        separator + insertions.map(\.text).joined(separator: "; ") + " ", at: group.place.closingBrace,
        insertions[0].construct, in: group.path)
    }
    for (index, insertions) in inherited.sorted(by: { $0.key < $1.key }) {
      let group = target.groups[index]
      let names = insertions.map(\.text).joined(separator: ", ")
      insert(
        (group.inherited.isEmpty ? ": " : ", ") + names, at: group.place.inheritance, insertions[0].construct,
        in: group.path)
    }
    for (index, insertions) in after.sorted(by: { $0.key < $1.key }) {
      let group = target.groups[index]
      insert(
        insertions.map { "; " + $0.text }.joined(), at: group.place.endOfOutermost, insertions[0].construct,
        in: group.path)
    }
  }
}

extension DeclarationEdits.Problem {
  /// The problem with its line.
  func problem(in file: SourceText) -> SourceProblem {
    SourceProblem(
      file.position(of: offset), path: path, construct: construct, message: message, suggestion: suggestion,
      leavesOut: leavesOut)
  }
}

extension TargetDeclarations {
  /// The edits that follow from declarations in several files: tables of outlets, overrides in extensions.
  ///
  /// - Parameter pathsWithUIKit: the files in which expressions became ones that need UIKit.
  func edits(pathsWithUIKit: Set<String>) -> DeclarationEdits {
    var edits = DeclarationEdits(pathsWithUIKit: pathsWithUIKit)
    OutletTables(self).add(to: &edits)
    NamedTables(self).add(to: &edits)
    ExtensionProperties(self).add(to: &edits)
    let foreign = ForeignExtensionOverrides(self)
    let renamed = RenamedOverrides(self)
    ExtensionOverrides(self, besides: foreign, renamed).add(to: &edits)
    foreign.add(to: &edits)
    renamed.add(to: &edits)
    EarlierOverrides(self).add(to: &edits)
    DescriptionOverrides(self).add(to: &edits)
    OptionalRequirementMover(self).add(to: &edits)
    edits.finish(self)
    ImportEdits(self).add(to: &edits)
    return edits
  }
}
