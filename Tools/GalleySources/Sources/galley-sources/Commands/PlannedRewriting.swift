import AppSources
import Foundation

/// The rewriting as a step of a build: it writes the copies that were planned.
struct PlannedRewriting {
  let folder: String
  let target: AppTarget

  func run() throws {
    let plan = BuildPlan(of: target, in: folder)
    guard try plan.json == FileContents.bytes(of: folder + "/" + BuildPlan.fileName) else {
      WatchedFolders.invalidate(folder + "/" + BuildPlan.watchFolder)
      Output.printError(
        "\(target.listing.folder): error: files came or went after the build was planned. Build once more.")
      throw ExitStatus.review
    }
    let app = try target.rewritten()
    // What does not compile is left out: the rest does.
    for line in ProblemFormat.text.lines(app, label: "warning") { Output.printError(line) }
    try BuildPlan.copies(of: target, in: folder).write(app)
  }
}
