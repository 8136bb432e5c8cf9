import ArgumentParser
import CommandSupport
import Foundation

struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Check a set-up, and say what to do about each problem.",
    discussion: """
      Checks the machine and its limits, environment variables, fonts, what draws SVG and PDF, the engine, the catalogue, the folder of \
      references and each reference in it, the folder of runs, and git's settings for them. Renders no case and writes \
      nothing. Each line begins with one of

        ok     the check found no problem
        error  something does not work, or will not work
        note   not a problem, but worth knowing

      EXAMPLES
        galley doctor
        galley doctor Snapshots/Catalogue --json

      EXIT STATUS
        0  nothing is wrong
        1  at least one check found a problem
      """)

  @Argument(help: "A folder of scenes, or one YAML file.")
  var catalogue = "Snapshots/Catalogue"

  @OptionGroup var references: ReferencesOption

  @Flag(help: "Print one JSON object, for programs.")
  var json = false

  @OptionGroup var fontOptions: FontOptions

  /// The output of `--json`.
  private struct Report: Encodable {
    let schemaVersion = 1
    let checks: [Diagnosis]
  }

  func run() throws {
    let options = try CatalogueOptions.parse(["--", catalogue])
    let diagnoses = SetUp(options, references: references, fonts: fontOptions).diagnoses
    let wrong = diagnoses.filter(\.isWrong).count
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      Terminal.printText(String(decoding: try encoder.encode(Report(checks: diagnoses)), as: UTF8.self))
    } else {
      for line in diagnoses.flatMap(\.lines) { Terminal.print(line) }
      Terminal.print("\(diagnoses.count) checks: \(wrong == 0 ? "nothing is wrong" : "\(wrong) found something wrong")")
    }
    if wrong > 0 { throw ExitStatus.review }
  }
}
