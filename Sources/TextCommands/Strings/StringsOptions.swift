import ArgumentParser
import CommandSupport
import Findings
import LocalizedStrings

/// The options for checking strings files.
struct StringsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A YAML file that says which key is shown in which label; without it all texts are shown in the label of the options.",
      valueName: "file"))
  var rules: String?

  @Option(
    help: ArgumentHelp("A language to check, with its regional variants. Can be repeated.", valueName: "tag"))
  var language: [String] = []

  @Option(
    help: ArgumentHelp(
      "The language of a file that names none; of a folder, its source language.", valueName: "tag"))
  var sourceLanguage: String?

  @Flag(
    help: ArgumentHelp(
      "Add pseudolanguages made from the source language: accented and lengthened (en-XA), twice as long (en-x-double), "
        + "right-to-left (ar-XB)."))
  var pseudo = false

  @Option(
    name: .customLong("argument"),
    help: ArgumentHelp(
      "The value of the first placeholder of every text, instead of a sample; repeat it for the next ones.",
      valueName: "text"))
  var arguments: [String] = []

  @Option(
    name: .customLong("fail-on"),
    help: ArgumentHelp(
      "Findings that fail the check, separated by commas: kinds, 'error', 'warning', 'all', or 'none'; 'error' by default. "
        + "Findings that the rules allow do not fail it.", valueName: "kind,…"))
  var failOn: [String] = []

  @Option(
    help: ArgumentHelp(
      "How many texts to measure at the same time. By default, one for each processor.", valueName: "n"))
  var jobs: Int?

  /// The names of kinds and levels that fail the check; nil for the levels of the rules.
  ///
  /// - Throws: a validation error for an unknown one.
  func failing() throws -> Set<String>? {
    guard !failOn.isEmpty else { return nil }
    let (error, warning) = (StringsFindingLevel.error.rawValue, StringsFindingLevel.warning.rawValue)
    let known = StringsFindingKind.names + [error, warning, "all", "none"]
    var names: Set<String> = []
    for word in failOn.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
      switch try OptionValue.named(String(word.drop { $0 == " " }), "--fail-on", among: known, name: { $0 }) {
      case "all": names.formUnion(StringsFindingKind.names)
      case "none": break
      case warning: names.formUnion([error, warning])
      case let name: names.insert(name)
      }
    }
    return names
  }
}
