import Exceptions
import Foundation
import Glibc
import Snapshots
import Suggestions
import ViewDocuments

/// Checks the environment variables that galley and tests of views read, and those with similar names.
enum EnvironmentCheck {
  static func diagnosis(of setUp: SetUp) -> Diagnosis {
    var diagnosis = Diagnosis("environment", "no variable has an unusable value")
    let environment = setUp.environment
    if RecordMode.standard(in: environment) == .never {
      diagnosis.note("CI", "it is set, so nothing is recorded without --record.")
    }
    if let word = environment[SnapshotVariable.record.rawValue], !word.isEmpty, RecordMode(rawValue: word) == nil {
      let modes = RecordMode.allCases.map(\.rawValue)
      diagnosis.wrong(
        SnapshotVariable.record.rawValue,
        "'\(word)' is not a record mode.\(Suggestion.sentence(Suggestion.nearest(to: word, among: modes), orOneOf: modes))"
      )
    }
    if let path = environment[SnapshotVariable.artifacts.rawValue] { checkArtifacts(path, &diagnosis) }
    if let name = environment[SnapshotVariable.run.rawValue], !name.isEmpty {
      diagnosis.note(
        SnapshotVariable.run.rawValue,
        "all test processes with this value write to one run, '\(name)', even on different days.")
    }
    if let day = environment[SnapshotVariable.today.rawValue], !day.isEmpty {
      if CalendarDay(day) == nil {
        diagnosis.wrong(SnapshotVariable.today.rawValue, "'\(day)' is not \(CalendarDay.expected).")
      } else {
        diagnosis.note(SnapshotVariable.today.rawValue, "tests judge exceptions as on \(day), not as today.")
      }
    }
    let known = SnapshotVariable.allCases.map(\.rawValue)
    for name in environment.keys.sorted() where name.hasPrefix("SNAPSHOT_") && !known.contains(name) {
      let suggestion = Suggestion.sentence(Suggestion.nearest(to: name, among: known), orOneOf: known)
      diagnosis.note(name, "Galley reads no variable of this name.\(suggestion)")
    }
    return diagnosis
  }

  private static func checkArtifacts(_ path: String, _ diagnosis: inout Diagnosis) {
    let name = SnapshotVariable.artifacts.rawValue
    let url = URL(exactPath: path, isDirectory: true)
    if path.isEmpty {
      diagnosis.wrong(name, "it is empty, but should name the folder of runs. Set it to a folder, or unset it.")
    } else if let file = FileBytes.file(inPlaceOf: url) {
      diagnosis.wrong(name, "'\(file.shownPath)' is a file, but runs are kept in a folder. Name another.")
    } else if access(SetUp.existing(url).path, W_OK) != 0 {
      diagnosis.wrong(name, "'\(path)' cannot be written: \(String(cString: strerror(errno))). Name another folder.")
    } else {
      diagnosis.note(name, "tests write their runs to '\(path)': pass that path to `galley report`.")
    }
  }
}
