import ArgumentParser
import LocalizedStrings

/// The options for checking files of strings.
struct StringsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Check the texts of a file of strings (.xcstrings, .strings, .stringsdict, .csv, .xliff), or of a folder with "
        + ".lproj folders.", valueName: "path"))
  var strings: String?

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

  @Option(help: ArgumentHelp("Write the findings in JUnit's XML; '-' for standard output.", valueName: "file"))
  var junit: String?

  @Option(help: ArgumentHelp("Write the findings as SARIF 2.1.0; '-' for standard output.", valueName: "file"))
  var sarif: String?

  /// A given option that is only valid with `--strings`.
  var given: String? {
    let options = [
      ("--rules", rules != nil), ("--language", !language.isEmpty), ("--source-language", sourceLanguage != nil),
      ("--pseudo", pseudo), ("--junit", junit != nil), ("--sarif", sarif != nil),
    ]
    return options.first { $0.1 }?.0
  }
}
