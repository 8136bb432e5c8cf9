import Foundation
import Glibc
import Snapshots

/// Checks that runs can be written to their folder, and lists what is left there.
enum OutputCheck {
  static func diagnosis(of setUp: SetUp) -> Diagnosis {
    let url = setUp.output
    var diagnosis = Diagnosis("output", "runs can be written to '\(url.relativePath)'")
    do throws(OutputError) {
      if let file = FileBytes.file(inPlaceOf: url) {
        throw .unwritable(path: url.relativePath, reason: "'\(file.shownPath)' is a file, where a folder is needed")
      }
      try OutputContext(catalogue: setUp.catalogueURL, references: setUp.store.root).check(url)
      try OutputFolder.check(url)
    } catch {
      diagnosis.wrong("\(error)")
      return diagnosis
    }
    let existing = SetUp.existing(url)
    if access(existing.path, R_OK | W_OK | X_OK) != 0 {
      diagnosis.wrong(
        existing.shownPath, "it cannot be written: \(String(cString: strerror(errno))). Check its permissions.")
    }
    checkRuns(url, &diagnosis)
    return diagnosis
  }

  private static func checkRuns(_ url: URL, _ diagnosis: inout Diagnosis) {
    guard !OutputFolder.isLocked(url) else {
      return diagnosis.note(url.relativePath, "a run is starting, or a process was stopped while starting one.")
    }
    let runs = OutputFolder.runs(in: url)
    for (run, state) in runs {
      switch state {
      case .whole: continue
      case .goingOn: diagnosis.note(run.relativePath, "this run is still going: one of its processes is alive.")
      case .ended:
        diagnosis.note(run.relativePath, "this run was ended before it had results. Later runs remove it.")
      }
    }
  }
}
