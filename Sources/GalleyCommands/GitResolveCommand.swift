import ArgumentParser
import CommandSupport
import Foundation
import ImageComparison
import ReferenceCommands
import Scenes
import Snapshots

struct GitResolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "git-resolve", abstract: "Render the references that both sides of a merge changed.",
    discussion: """
      Renders, from the working tree, the cases whose references are in conflict or were noted by the merge driver, records \
      those that differ from this side's reference, and stages them. It lists which are the same as the other side's, and \
      which are different from both: nobody has seen those pictures, so review them before you commit.

      Resolve conflicts in the catalogue's own files first. References of tests in Swift are only listed: swift test \
      records them.

      EXAMPLES
        galley git-resolve                       all conflicts, after a merge, rebase or cherry-pick that stopped
        git merge feature; galley git-resolve; git commit

      EXIT STATUS
        0  all are the same as on one of the sides
        1  something to review: pictures that nobody has seen, or unresolved references
        2  wrong usage, or nothing could run
      """)

  @OptionGroup var catalogue: CatalogueOptions
  @OptionGroup var options: RunOptions

  @OptionGroup var references: ReferencesOption

  func run() throws {
    let root = references.root(of: catalogue)
    var conflicts = try ReferenceConflicts(catalogue: URL(exactPath: catalogue.catalogue), references: root)
    guard !conflicts.isEmpty else { return Terminal.print("No references have to be rendered.") }
    if !conflicts.otherPaths.isEmpty {
      let paths = conflicts.otherPaths.listed(3)
      Terminal.print(
        .note, "In conflict, too: \(paths). If scenes use any of these files, resolve the conflict and run this again.")
    }
    let all = try catalogue.load()
    let cases = all.filter { conflicts.cases.contains($0.path) }
    var needsReview = try render(cases, root, &conflicts)
    for line in conflicts.linesOfRest(known: Set(all.map(\.path)), isFiltered: catalogue.isFiltered) {
      Terminal.print(line)
      needsReview = true
    }
    if needsReview { throw ExitStatus.review }
  }

  /// Renders cases, and returns whether anything needs review.
  private func render(
    _ cases: [SceneCase], _ root: URL, _ conflicts: inout ReferenceConflicts
  ) throws -> Bool {
    guard !cases.isEmpty else { return false }
    let kind = Job.Kind.test(
      references: root.relativePath, recordMode: .failed, drawsAlways: false, difference: .overlay)
    let run = try options.run(
      CaseResult.self, kind, cases: cases, failing: [], keepingClearOf: catalogue.surroundings(references: root))
    let summary = RunSummary(results: run.results)
    let resolved = run.results.filter(\.outcome.isRendered)
    let (theirs, unmatched) = try conflicts.resolve(resolved)
    for line in summary.reviewLines { Terminal.print(line) }
    if !theirs.isEmpty { Terminal.print(.note, "\(summary.inShort(theirs)): same as the other side") }
    if !unmatched.isEmpty {
      Terminal.print(
        .note, "\(summary.inShort(unmatched)): different from both sides. Nobody has seen this yet: review it.")
    }
    Terminal.print(summary.totals)
    Terminal.print("Staged: \(resolved.count) of \(cases.count) in \(root.relativePath)")
    if summary.needsReview { Terminal.print("Pictures and results: \(run.output)") }
    return !unmatched.isEmpty || resolved.count < cases.count
  }
}
