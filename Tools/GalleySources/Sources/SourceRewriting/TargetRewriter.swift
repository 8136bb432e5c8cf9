import SwiftSyntax

/// Rewrites the files of one target so that they compile on Linux.
public struct TargetRewriter: Sendable {
  private let options: RewritingOptions

  public init(options: RewritingOptions) { self.options = options }

  /// Rewrites files.
  ///
  /// - Parameters:
  ///   - files: the target's files; their order does not matter.
  ///   - dependencies: the files of targets that this one imports and that are rewritten as well.
  public func rewrite(_ files: [SourceText], dependencies: [SourceText] = []) -> RewrittenTarget {
    LargeStack.run { rewriteHere(files, dependencies: dependencies) }
  }

  private func rewriteHere(_ files: [SourceText], dependencies: [SourceText]) -> RewrittenTarget {
    let previews = TargetPreviews(files.sorted { $0.path < $1.path }, options: options)
    let files = previews.files
    let declared = files.map { FileDeclarations($0, options: options) }
    let imported = dependencies.sorted { $0.path < $1.path }.map { FileDeclarations($0, options: options) }
    var leftOut = LeftOutFiles(declared, files, options)
    var problems: Set<SourceProblem> = []
    var changes: TargetChanges
    repeat {
      // What is left out declares nothing.
      let target = TargetDeclarations(
        declared.filter { leftOut.byPath[$0.path] == nil }, dependencies: imported, options: options)
      changes = TargetChanges(files.filter { leftOut.byPath[$0.path] == nil }, target)
      problems.formUnion(changes.problems.lazy.filter { $0.leavesOut == .file })
    } while leftOut.leaveOut(changes.problems)
    // Parts are left out of the files that are compiled.
    problems.formUnion(changes.problems)
    var result = RewrittenTarget()
    result.files = changes.files.map { RewrittenFile($0, edits: $1, after: previews.changes(in: $0.path)) }
    result.documentClasses = changes.target.documentClasses
    result.documentObjects = changes.target.documentObjects
    result.extensionProperties = ExtensionProperties(changes.target).all
    result.namesOfAssets = changes.target.namesOfAssets
    result.needsTestNames = changes.target.testNames.areNeeded
    result.problems = problems.sorted { ($0.path, $0.position, $0.message) < ($1.path, $1.position, $1.message) }
    result.leftOut = leftOut.byPath.values.sorted { $0.path < $1.path }
    result.previewTable = PreviewTable(entries: previews.entries(without: Set(leftOut.byPath.keys)))
    result.previews = result.previewTable.list
    return result
  }

  /// The result of the rules for single files alone for a file.
  package func rewriteAlone(_ file: SourceText) -> RewrittenTarget {
    LargeStack.run {
      let target = TargetDeclarations([FileDeclarations(file, options: options)], options: options)
      let visitor = RewritingVisitor(file, DeclaredMembers(target), options)
      visitor.walk(file.syntax)
      return RewrittenTarget(files: [RewrittenFile(file, edits: visitor.edits)], problems: visitor.problems)
    }
  }
}

/// The changes to files that declare a target, before they are made.
private struct TargetChanges {
  let target: TargetDeclarations
  private(set) var files: [(file: SourceText, edits: SourceEdits)] = []
  private(set) var problems: [SourceProblem] = []

  init(_ files: [SourceText], _ target: TargetDeclarations) {
    self.target = target
    let members = DeclaredMembers(target)
    let visitors = files.map { file in
      let visitor = RewritingVisitor(file, members, target.options)
      visitor.walk(file.syntax)
      return visitor
    }
    let shared = target.edits(pathsWithUIKit: Set(visitors.lazy.filter(\.usesUIKit).map(\.file.path)))
    let byPath = Dictionary(grouping: shared.problems, by: \.path)
    for visitor in visitors {
      var edits = visitor.edits
      edits.append(shared.edits(in: visitor.file.path))
      self.files.append((visitor.file, edits))
      problems += visitor.problems
      problems += (byPath[visitor.file.path] ?? []).map { $0.problem(in: visitor.file) }
    }
  }
}

/// The rewritten files of a target.
public struct RewrittenTarget: Sendable {
  /// The files that are compiled, by path.
  public internal(set) var files: [RewrittenFile] = []
  /// The files that are not compiled, by path.
  public internal(set) var leftOut: [LeftOutFile] = []
  /// The code that could not be rewritten, by file and place.
  public internal(set) var problems: [SourceProblem] = []
  /// The names of the classes that Interface Builder documents can name.
  public internal(set) var documentClasses: [String] = []
  /// The names of those whose objects `init()` makes.
  public internal(set) var documentObjects: [String] = []
  /// The lists of properties that extensions of UIKit's classes have, by file and place.
  public internal(set) var extensionProperties: [RegisteredProperties] = []
  /// The members that the target's extensions of colours and images declare.
  public internal(set) var namesOfAssets: Set<String> = []
  /// Whether there are tests of XCTest's, which can use names that XCTest on Linux lacks.
  public internal(set) var needsTestNames = false
  /// The previews, by file and place.
  public internal(set) var previews: [ListedPreview] = []
  /// The file that names them.
  public internal(set) var previewTable = PreviewTable(entries: [])
}

/// A file after the rewriting.
public struct RewrittenFile: Sendable {
  public let path: String
  /// The file's text. It has as many lines as before.
  public let bytes: [UInt8]
  /// The changes, with their places in the app's file.
  public let changes: [Change]

  /// Something that was rewritten.
  public struct Change: Sendable, Hashable {
    public let position: SourcePosition
    public let construct: Construct
  }

  /// - Parameter earlier: what was rewritten in the file before.
  init(_ file: SourceText, edits: SourceEdits, after earlier: [Change] = []) {
    path = file.path
    bytes = edits.all.isEmpty ? file.bytes : edits.applied(to: file.bytes)
    let changes = edits.outermost().map {
      Change(position: file.position(of: $0.range.lowerBound), construct: $0.construct)
    }
    self.changes = earlier.isEmpty ? changes : (earlier + changes).sorted { $0.position < $1.position }
  }
}
